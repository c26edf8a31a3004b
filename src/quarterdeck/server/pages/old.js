/* A match under the rules of an earlier release: what the server says in words, and what may be done. */
const match = location.pathname.split('/')[2];
const at = (id) => document.getElementById(id);
const languages = ['en', 'es', 'it'];
let language = languages.find((known) => navigator.language.startsWith(known)) ?? 'en';
let step = null;

async function show() {
  const query = new URLSearchParams({ language });
  if (step !== null) query.set('step', step);
  const reply = await fetch(`/api/matches/${match}/old?${query}`);
  const found = await reply.json();
  if (!reply.ok) {
    at('srv-old-title').textContent = found.title;
    at('what').textContent = found.detail;
    return;
  }
  document.documentElement.lang = at('language').value = language;
  for (const [id, text] of Object.entries(found.labels)) at(id).textContent = text;
  document.title = found.labels['srv-old-title'];
  at('what').textContent = `${found.labels.game} · ${found.labels.scenario} · ${found.rules_version}`;
  at('result').textContent = found.result;
  at('board').textContent = found.board;
  const over = found.status === 'finished';
  at('steps').hidden = at('record').hidden = !over;
  at('step').max = found.total;
  at('step').value = at('at').textContent = found.step;
  at('srv-old-record').href = `/api/matches/${match}/record`;
  at('srv-old-record').download = `${match}.json`;
  at('question').hidden = !found.decision;
  at('prompt').textContent = found.prompt;
  at('offers').replaceChildren(...found.offers.map((offer) => button(found, offer)));
  at('log').replaceChildren(...found.log.map(line).reverse());
}

function button(found, offer) {
  const made = document.createElement('button');
  made.textContent = offer.text;
  made.title = offer.action;
  made.onclick = async () => {
    for (const other of at('offers').children) other.disabled = true;
    const reply = await fetch(`/api/matches/${match}/actions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decision: found.decision, action: offer.action, seat: found.seat }),
    });
    const said = await reply.json();
    at('problem').textContent = reply.ok ? '' : `${said.title} ${said.detail}`;
    await show();
  };
  return made;
}

function line(event) {
  const made = document.createElement('li');
  made.textContent = event.text;
  const more = document.createElement('small');
  more.textContent = [event.rule && ` [${event.rule}]`, event.roll && ` ${event.roll}`].filter(Boolean).join('');
  made.append(more);
  return made;
}

at('language').onchange = () => {
  language = at('language').value;
  void show();
};
at('step').onchange = () => {
  step = at('step').value;
  void show();
};
void show();
