/* The parts of the table, each worked out anew only when what it shows has changed: a pointer over a ship changes neither
   the log nor the course of the battle. */
import { t } from '../../common/i18n.svelte';
import type { Course, Match } from '../../common/protocol';
import { richMessage } from '../../common/rich';
import type { Story } from '../../common/story/story.svelte';
import type { Shown } from '../../screens/games';
import { buildTable, logOf, timelineOf } from './adapter';
import { chartModel } from './chartmodel';
import { candidates } from './fleet';
import type { ChartModel, Ui } from './model';
import { sceneOf } from './scene';

export interface Source {
  shown: Shown<'flying-colors'>;
  match: Match;
  ui: Ui;
  canUndo: boolean;
  course: Course | null;
  story: Story<'flying-colors'> | null;
}

export class Parts {
  private readonly view = $derived.by(() => this.source().shown.view);
  private readonly events = $derived.by(() => this.source().shown.events);
  private readonly decision = $derived.by(() => this.source().shown.decision);
  private readonly hints = $derived.by(() => {
    const { hints } = this.source().shown;
    return hints?.kind === 'ship' ? hints : null;
  });
  private readonly commands = $derived.by(() => {
    const { hints } = this.source().shown;
    return hints?.kind === 'commands' ? hints : null;
  });
  private readonly ui = $derived.by(() => this.source().ui);
  private readonly match = $derived.by(() => this.source().match);
  private readonly canUndo = $derived.by(() => this.source().canUndo);
  private readonly story = $derived.by(() => this.source().story);
  private readonly halos = $derived.by(() =>
    candidates(this.view, this.decision, this.commands, this.ui.hot),
  );
  private readonly course = $derived.by(() => this.source().course);
  readonly log = $derived.by(() => logOf(this.view, this.events));
  readonly timeline = $derived.by(() => timelineOf(this.view, this.events, this.course));
  readonly chart = $derived.by<ChartModel>(() => {
    const bare = chartModel(this.view, this.decision, this.hints, this.ui);
    const chart = this.halos.length ? { ...bare, commands: this.halos } : bare;
    const { story } = this;
    const scene = story?.frame ? sceneOf(story.frame, story.beats[story.frame.beat]?.events ?? []) : null;
    return scene && story?.holds
      ? { ...chart, scene, selected: scene.actor, aim: null, ghosts: [], reach: [] }
      : chart;
  });
  readonly table = $derived.by(() => {
    const { match, ui, canUndo, chart, log, timeline, story } = this;
    const table = buildTable(this.view, this.decision, this.hints, this.events, match, ui, canUndo, {
      chart,
      log,
      timeline,
    });
    const frame = story?.frame;
    if (!frame || !story.holds) return table;
    const prompt = frame.card ? richMessage(frame.card.say) : t('web-story');
    const nation = chart.ships.find((u) => u.id === chart.selected)?.nation;
    const colour = `var(--n-${nation?.toLowerCase() ?? 'neutral'})`;
    const own = frame.card && 'ship' in frame.card && frame.card.ship.side === this.view.seat;
    const who = { title: t(own ? 'web-story-own' : 'web-story'), detail: '', nation, colour };
    const orders = { ...table.orders, ask: prompt };
    return { ...table, prompt, brief: prompt, orders, shot: null, top: { ...table.top, who } };
  });

  constructor(private readonly source: () => Source) {}
}
