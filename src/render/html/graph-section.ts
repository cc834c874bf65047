import { CHANGE_KINDS } from "../../model/review.ts";
import { scriptJson } from "./escape.ts";
import type { GraphData } from "./graph-data.ts";

/** The place of the graph in the page, hidden until its script shows it, and its data. */
export function graphSection(data: GraphData): string {
  const kinds = CHANGE_KINDS.filter((kind) => data.nodes.some(({ change }) => change === kind));
  const options = kinds.map((kind) => `<option value="${kind}">${kind.replace("_", " and ")}</option>`).join("");
  return `<section id="graph" aria-labelledby="graph-title" hidden>
<h2 id="graph-title">How far it reaches</h2>
<div class="controls">
<input type="search" id="graph-search" placeholder="Search names and paths (press /)" aria-label="Search names and paths" autocomplete="off" spellcheck="false">
<label>Change <select id="graph-change"><option value="">any</option>${options}</select></label>
<label>In <select id="graph-tests"><option value="all">all code</option><option value="code">no tests</option><option value="tests">tests only</option></select></label>
<label>At least <select id="graph-confidence"><option value="possible">possible</option><option value="likely">likely</option><option value="exact">exact</option></select></label>
<label><input type="checkbox" id="graph-broken"> broken only</label>
<button type="button" id="graph-expand">Expand all</button>
<button type="button" id="graph-collapse">Collapse all</button>
<span id="graph-found" class="soft" role="status"></span>
</div>
<div id="graph-tree" role="tree" tabindex="0" aria-label="Changed symbols and what they lead to" aria-describedby="graph-keys">
<div id="graph-canvas"><svg id="graph-edges" aria-hidden="true" focusable="false"><path id="graph-path"></path></svg><div id="graph-boxes"></div></div>
</div>
<p id="graph-empty" hidden>Nothing fits. Change the search or the filters.</p>
<ul class="legend"><li class="change"><i></i>changed</li><li class="broken"><i></i>broken use</li><li><i></i>affected</li><li class="test"><i></i>affected test</li>
<li id="graph-keys">Arrow keys move, open and close</li></ul>
<ol id="graph-detail" aria-label="How the change comes to the chosen box" aria-live="polite"></ol>
</section>
<script type="application/json" id="graph-data">${scriptJson(data)}</script>`;
}
