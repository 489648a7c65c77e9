(() => {
  'use strict';
  const PAGE = 25;
  const DEVICES = 40;
  const LINKS = 6;
  const CAUSES = 12;
  const PRINTED = 500;
  const STYLES = ['passed', 'waived', 'open', 'info', 'warning', 'error'];
  const LABELS = ['passed', 'waived', 'not evaluated', 'info', 'warning', 'error'];
  const SIGNS = ['✓', 'w', '?', 'i', '!', '✕'];
  const FAULT = 3;

  const byId = id => document.getElementById(id);
  const data = JSON.parse(byId('data').textContent);
  const root = document.documentElement;
  root.classList.add('scripted-page');

  const numberOf = new Map(data.rules.map((rule, i) => [rule[0], i]));
  const standingOf = new Map(data.devices.map(device => [device.name, device.standing]));
  const lists = {
    findings: data.findings.filter(f => !f.waived),
    open: data.open,
    waived: data.findings.filter(f => f.waived)
  };
  const state = {kind: 'findings', text: '', severity: '', rule: '', device: '', standing: '', find: ''};
  const KEYS = Object.keys(state);
  let page = 0;
  let devicePage = 0;
  let shown = [];
  let printing = false;

  const grouped = n => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
  const say = text => { byId('said').textContent = text; };

  // ---- cards: the markup is that of the page's templates; texts go in as text

  function fill(node, item) {
    for (const child of [...node.children]) {
      const each = child.dataset.each;
      if (each) {
        for (const one of item[each] || []) {
          const copy = child.cloneNode(true);
          put(copy, one);
          fill(copy, one);
          node.insertBefore(copy, child);
        }
        child.remove();
      } else {
        put(child, item);
        fill(child, item);
      }
    }
  }

  function put(node, item) {
    const {text, class: style, if: needed} = node.dataset;
    if (text !== undefined) node.textContent = item[text] || '';
    if (style !== undefined && item[style]) node.classList.add(item[style]);
    if (needed !== undefined) node.hidden = !(item[needed] && item[needed].length);
  }

  function card(item) {
    const template = byId(state.kind === 'open' ? 'open-card' : 'finding-card');
    const copy = template.content.cloneNode(true);
    fill(copy, item);
    return copy.firstElementChild;
  }

  // ---- which results

  function haystack(item) {
    if (!item.words) {
      const words = [];
      const collect = value => {
        if (typeof value === 'string') words.push(value);
        else if (value && typeof value === 'object') Object.values(value).forEach(collect);
      };
      collect(item);
      item.words = words.join('\n').toLowerCase();
    }
    return item.words;
  }

  function filtered() {
    const words = state.text.toLowerCase().split(' ').filter(word => word);
    const rule = state.rule ? numberOf.get(state.rule) : undefined;
    return lists[state.kind].filter(item =>
      (!state.severity || state.kind === 'open' || item.severity === state.severity)
      && (!state.rule || item.r === rule)
      && (!state.device || item.o === state.device || (!standingOf.has(state.device) && item.o.includes(state.device)))
      && words.every(word => haystack(item).includes(word)));
  }

  const NAMES = {findings: 'finding', open: 'row', waived: 'waived finding'};

  function showResults() {
    shown = filtered();
    const pages = Math.max(1, Math.ceil(shown.length / PAGE));
    page = Math.min(page, pages - 1);
    const from = printing ? 0 : page * PAGE;
    const to = printing ? Math.min(PRINTED, shown.length) : Math.min(shown.length, from + PAGE);
    const cards = shown.slice(from, to).map(card);
    if (!cards.length) {
      const none = document.createElement('p');
      none.className = 'none';
      none.textContent = lists[state.kind].length ? 'Nothing matches these filters.' : 'None.';
      cards.push(none);
    }
    byId('list').replaceChildren(...cards);
    if (shown.length === 1 && cards[0].tagName === 'DETAILS') cards[0].open = true;
    const all = lists[state.kind].length;
    const name = NAMES[state.kind] + (all === 1 ? '' : 's');
    byId('count').textContent = shown.length === all
      ? `${grouped(all)} ${name}` : `${grouped(shown.length)} of ${grouped(all)} ${name}`;
    byId('range').textContent = shown.length ? `${grouped(from + 1)}–${grouped(to)} of ${grouped(shown.length)}` : '';
    byId('previous').disabled = page === 0;
    byId('next').disabled = page === pages - 1;
    byId('previous').parentNode.hidden = pages === 1;
    byId('expand').textContent = 'Expand all';
    byId('expand').hidden = state.kind === 'open' || !shown.length;
    const copy = byId('copy-all');
    copy.hidden = !(standingOf.has(state.device) && state.kind === 'findings' && commands(shown));
    copy.textContent = `Copy the safe commands for ${state.device}`;
  }

  function commands(items) {
    const lines = new Set();
    for (const item of items) {
      const fix = (item.fixes || []).find(one => one.lines && one.safety === 'safe');
      if (fix) lines.add(fix.lines);
    }
    return [...lines].join('\n');
  }

  // ---- matrix

  function columns() {
    const only = byId('failing-rules').checked;
    if (!only) return data.rules.map((rule, i) => i);
    const found = new Set();
    for (const device of data.devices) {
      for (const [rule, outcome] of device.cells) if (outcome >= FAULT) found.add(rule);
    }
    return data.rules.map((rule, i) => i).filter(i => found.has(i));
  }

  function anchor(text, filters) {
    const a = document.createElement('a');
    a.textContent = text;
    a.href = '#' + Object.entries(filters).map(([k, v]) => `${k}=${encodeURIComponent(v)}`).join('&');
    return a;
  }

  function deviceRow(device, wanted) {
    const row = document.createElement('tr');
    const head = document.createElement('th');
    head.scope = 'row';
    head.className = device.standing;
    head.append(anchor(device.name, {device: device.name}));
    row.append(head);
    const cells = new Map(device.cells.map(cell => [cell[0], cell]));
    for (const column of wanted) {
      const td = document.createElement('td');
      const cell = cells.get(column);
      if (cell) {
        const [, outcome, count] = cell;
        const rule = data.rules[column][0];
        const label = `${rule} on ${device.name}: ${count === 1 ? '' : count + ' × '}${LABELS[outcome]}`;
        td.className = 'cell ' + STYLES[outcome];
        td.title = label;
        const sign = outcome >= FAULT && count > 1 ? String(count) : SIGNS[outcome];
        if (outcome === 0) {
          td.textContent = sign;
          td.setAttribute('aria-label', label);
        } else {
          const kind = outcome === 2 ? 'open' : outcome === 1 ? 'waived' : 'findings';
          const a = anchor(sign, {kind, rule, device: device.name});
          a.tabIndex = -1;
          a.setAttribute('aria-label', label);
          td.append(a);
        }
      }
      td.tabIndex = -1;
      row.append(td);
    }
    return row;
  }

  function showMatrix() {
    const wanted = columns();
    const kept = new Set(wanted);
    const name = state.find.toLowerCase();
    const rows = data.devices.filter(device =>
      (!state.standing || device.standing === state.standing) && device.name.toLowerCase().includes(name));
    const pages = Math.max(1, Math.ceil(rows.length / DEVICES));
    devicePage = Math.min(devicePage, pages - 1);
    const from = devicePage * DEVICES;
    const to = Math.min(rows.length, from + DEVICES);
    byId('rows').replaceChildren(...rows.slice(from, to).map(device => deviceRow(device, wanted)));
    [...byId('columns').children].slice(1).forEach((th, i) => { th.hidden = !kept.has(i); });
    let first = 0;
    for (const th of byId('grid').tHead.rows[0].querySelectorAll('.pack')) {
      const span = Number(th.dataset.span || (th.dataset.span = th.colSpan));
      const left = wanted.filter(i => i >= first && i < first + span).length;
      first += span;
      th.hidden = !left;
      if (left) th.colSpan = left;
    }
    byId('devices-range').textContent = rows.length
      ? `${grouped(from + 1)}–${grouped(to)} of ${grouped(rows.length)}` : 'no device matches';
    byId('devices-previous').disabled = devicePage === 0;
    byId('devices-next').disabled = devicePage === pages - 1;
    byId('devices-previous').hidden = byId('devices-next').hidden = pages === 1;
  }

  // Arrow keys walk through the cells, so that the tab key does not have to.
  byId('grid').addEventListener('keydown', event => {
    const cell = event.target.closest('td, th');
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = cell.parentNode;
    const visible = r => [...r.cells].filter(c => !c.hidden);
    const at = visible(row).indexOf(cell);
    const rows = [...byId('rows').rows];
    const down = rows.indexOf(row);
    let target;
    if (event.key === 'ArrowRight') target = visible(row)[at + 1];
    else if (event.key === 'ArrowLeft') target = visible(row)[at - 1];
    else if (event.key === 'ArrowDown' && rows[down + 1]) target = visible(rows[down + 1])[at];
    else if (event.key === 'ArrowUp' && rows[down - 1]) target = visible(rows[down - 1])[at];
    else if (event.key === 'Home') target = visible(row)[0];
    else if (event.key === 'End') target = visible(row).at(-1);
    if (target) {
      event.preventDefault();
      (target.querySelector('a') || target).focus();
    }
  });

  // ---- filters, kept behind the # of the address, so that a link leads to what it shows

  function readAddress() {
    const hash = location.hash.slice(1);
    if (!hash.includes('=')) return false;
    const found = new URLSearchParams(hash.replace(/\+/g, '%2B'));
    for (const key of KEYS) state[key] = found.get(key) || (key === 'kind' ? 'findings' : '');
    if (!Object.hasOwn(lists, state.kind)) state.kind = 'findings';
    return true;
  }

  function writeAddress() {
    const parts = KEYS.filter(key => state[key] && !(key === 'kind' && state.kind === 'findings'))
      .map(key => `${key}=${encodeURIComponent(state[key])}`);
    try {
      history.replaceState(null, '', '#' + (parts.join('&') || 'results'));
    } catch (e) {
      // A viewer that forbids it shows the page all the same.
    }
  }

  function showFilters() {
    for (const radio of document.getElementsByName('kind')) radio.checked = radio.value === state.kind;
    for (const key of ['text', 'severity', 'rule', 'device', 'standing', 'find']) byId(key).value = state[key];
  }

  function readFilters() {
    state.kind = [...document.getElementsByName('kind')].find(radio => radio.checked).value;
    for (const key of ['text', 'severity', 'rule', 'device', 'standing', 'find']) state[key] = byId(key).value;
  }

  let waiting;
  function changed(event) {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      readFilters();
      page = devicePage = 0;
      writeAddress();
      showResults();
      showMatrix();
    }, event && event.type === 'input' && event.target.type === 'search' ? 120 : 0);
  }

  for (const id of ['filters', 'matrix-filters']) {
    const form = byId(id);
    form.addEventListener('input', changed);
    form.addEventListener('submit', event => event.preventDefault());
    form.addEventListener('reset', () => setTimeout(changed));
  }
  byId('failing-rules').checked = data.rules.length > 30 && lists.findings.length > 0;

  addEventListener('hashchange', () => {
    if (readAddress()) {
      page = devicePage = 0;
      showFilters();
      showResults();
      showMatrix();
      byId('results').scrollIntoView();
      say(byId('count').textContent);
    }
  });

  for (const tile of document.querySelectorAll('.tile')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...tile.childNodes);
    tile.append(button);
    button.addEventListener('click', () => {
      state.standing = tile.dataset.standing;
      devicePage = 0;
      showFilters();
      showMatrix();
      byId('matrix').scrollIntoView();
      say(byId('devices-range').textContent + ' devices');
    });
  }

  function turn(id, step) {
    byId(id).addEventListener('click', () => step());
  }
  const turned = step => () => { page += step; showResults(); byId('results').scrollIntoView(); };
  const devicesTurned = step => () => { devicePage += step; showMatrix(); };
  turn('previous', turned(-1));
  turn('next', turned(1));
  turn('devices-previous', devicesTurned(-1));
  turn('devices-next', devicesTurned(1));
  turn('expand', () => {
    const cards = [...byId('list').querySelectorAll('details.finding')];
    const open = cards.some(one => !one.open);
    for (const one of cards) one.open = open;
    byId('expand').textContent = open ? 'Collapse all' : 'Expand all';
  });

  // ---- long lists

  function foldAway(items, most, button, what) {
    if (!button || items.length <= most) return;
    items.slice(most).forEach(item => { item.hidden = true; });
    button.hidden = false;
    button.textContent = `Show all ${grouped(items.length)} ${what}`;
    const note = document.createElement('p');
    note.className = 'on-paper';
    note.textContent = `The first ${most} of ${grouped(items.length)} ${what}, the worst first.`;
    button.parentNode.before(note);
    button.addEventListener('click', () => {
      items.forEach(item => { item.hidden = false; });
      button.hidden = true;
      note.remove();
      const next = items[most].querySelector('h3, a');
      next.tabIndex = -1;
      next.focus();
    });
  }
  foldAway([...document.querySelectorAll('.link')], LINKS, byId('more-links'), 'links');
  foldAway([...document.querySelectorAll('#cause-list tbody tr')], CAUSES, byId('more-causes'), 'rules');

  // ---- copying

  async function copy(text, button) {
    const label = button.textContent;
    let done = false;
    try {
      await navigator.clipboard.writeText(text);
      done = true;
    } catch (e) {
      // Not every viewer has a clipboard for scripts; the old way needs a selection.
      const area = document.createElement('textarea');
      area.value = text;
      document.body.append(area);
      area.select();
      done = document.execCommand('copy');
      area.remove();
      button.focus();
    }
    button.textContent = done ? 'Copied' : 'Select and copy by hand';
    say(button.textContent);
    setTimeout(() => { button.textContent = label; }, 1500);
  }

  byId('list').addEventListener('click', event => {
    const button = event.target.closest('.copy');
    if (button) copy(button.previousElementSibling.textContent, button);
  });
  byId('copy-all').addEventListener('click', event => copy(commands(shown), event.target));

  // ---- light, dark, paper

  const dark = matchMedia('(prefers-color-scheme: dark)');
  const scheme = byId('scheme');
  const nameScheme = () => { scheme.textContent = (root.dataset.scheme || (dark.matches ? 'dark' : 'light')) === 'dark' ? 'Light' : 'Dark'; };
  scheme.addEventListener('click', () => {
    root.dataset.scheme = scheme.textContent.toLowerCase();
    nameScheme();
  });
  dark.addEventListener('change', nameScheme);
  nameScheme();

  addEventListener('beforeprint', () => {
    printing = true;
    showResults();
    for (const one of document.querySelectorAll('details.finding, .alert details')) one.open = true;
  });
  addEventListener('afterprint', () => {
    printing = false;
    showResults();
  });

  const names = data.devices.map(device => {
    const option = document.createElement('option');
    option.value = device.name;
    return option;
  });
  byId('device-names').append(...names);
  const linked = readAddress();
  showFilters();
  showResults();
  showMatrix();
  if (linked) byId('results').scrollIntoView();
})();
