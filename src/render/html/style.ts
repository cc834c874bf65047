/** The look of the page, light or dark as the reader's system is. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #ffffff; --card: #ffffff; --sunk: #f6f8fa; --line: #d1d9e0; --text: #1f2328; --soft: #59636e; --link: #0969da;
  --red: #cf222e; --red-sunk: #ffebe9; --amber: #7d4e00; --amber-sunk: #fff8c5; --green: #116329; --green-sunk: #dafbe1;
  --blue-sunk: #ddf4ff; --edge: #afb8c1;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --card: #0d1117; --sunk: #151b23; --line: #3d444d; --text: #f0f6fc; --soft: #9198a1; --link: #4493f8;
    --red: #ff7b72; --red-sunk: #3c1618; --amber: #e3b341; --amber-sunk: #2e2111; --green: #56d364; --green-sunk: #12261e;
    --blue-sunk: #121d2f; --edge: #59636e;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 32px 20px 64px; overflow-wrap: break-word; }
a { color: var(--link); text-underline-offset: 2px; }
code, .label, .place, pre { font: 12.5px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; unicode-bidi: isolate; }
h1 { font-size: 24px; line-height: 1.3; margin: 0 0 6px; display: flex; gap: 12px; align-items: baseline; }
h1 .mark { font-size: 20px; } h1 code, h3 code { overflow-wrap: anywhere; font-size: 0.9em; font-weight: inherit; }
h1.broken .mark { color: var(--red); } h1.config .mark, h1.unsure .mark { color: var(--amber); } h1.fine .mark, h1.nothing .mark { color: var(--green); }
h2 { font-size: 17px; margin: 40px 0 12px; scroll-margin-top: 12px; }
h2 .count { color: var(--soft); font-weight: 400; margin-left: 6px; }
h3 { font-size: 15px; font-weight: 600; margin: 20px 0 8px; }
.soft, .place, .detail, footer { color: var(--soft); }
nav { display: flex; flex-wrap: wrap; gap: 6px 18px; margin-top: 16px; padding-top: 14px; border-top: 1px solid var(--line); }
.table { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; margin-bottom: 8px; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 7px 12px; border-top: 1px solid var(--line); }
thead th { border-top: 0; font-size: 12.5px; font-weight: 600; color: var(--soft); background: var(--sunk); position: sticky; top: 0; }
td { overflow-wrap: anywhere; min-width: 9ch; } td:has(> code:only-child, > a:only-child) { min-width: 24ch; } td:has(.tag) { min-width: 0; }
del, ins { display: block; text-decoration: none; margin-top: 3px; } del code { background: var(--red-sunk); } ins code { background: var(--green-sunk); }
.tag { display: inline-block; font-size: 12px; line-height: 18px; padding: 0 7px; border-radius: 9px; background: var(--sunk); color: var(--soft); white-space: nowrap; }
.tag.exact, .tag.error { background: var(--red-sunk); color: var(--red); }
.tag.likely, .tag.warning, .tag.new { background: var(--amber-sunk); color: var(--amber); }
pre { background: var(--sunk); border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; margin: 0; overflow: auto; max-height: 320px; white-space: pre-wrap; overflow-wrap: anywhere; }
section details { margin-top: 20px; } details > summary { cursor: pointer; } details > summary h2 { display: inline-block; }
.controls { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; margin-bottom: 12px; font-size: 14px; }
.controls label { display: inline-flex; gap: 6px; align-items: center; }
input[type="search"], select, button { font: inherit; color: var(--text); background: var(--page); border: 1px solid var(--line); border-radius: 6px; padding: 4px 9px; min-height: 32px; }
input[type="search"] { flex: 1 1 300px; min-width: 0; } select { max-width: 130px; } button { background: var(--sunk); cursor: pointer; }
:is(a, input, select, button, summary, pre):focus-visible, #graph-tree:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
#graph-tree { contain: content; position: relative; max-height: min(600px, 75vh); overflow: auto; border: 1px solid var(--line); border-radius: 8px; padding: 10px 14px; }
#graph-canvas { position: relative; }
#graph-edges { position: absolute; inset: 0; width: 100%; overflow: visible; pointer-events: none; }
#graph-path { fill: none; stroke: var(--edge); stroke-width: 1.5; }
.box { position: absolute; top: 0; left: 0; height: 40px; display: flex; align-items: center; gap: 8px; padding: 0 8px 0 10px; border: 1px solid var(--line); border-left-width: 4px; border-radius: 6px; background: var(--card); cursor: pointer; }
.box .texts { flex: 1; min-width: 0; display: grid; } .box .label, .box .place { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; line-height: 17px; }
.box .label { font-weight: 600; } .box .place { font-size: 11px; }
.box.change { border-left-color: var(--amber); background: var(--amber-sunk); } .box.broken { border-left-color: var(--red); background: var(--red-sunk); }
.box.affected { border-left-color: var(--link); } .box.affected.test { border-left-color: var(--green); }
.box .toggle { flex: none; font-size: 12px; line-height: 20px; padding: 0 7px; border-radius: 10px; border: 1px solid var(--line); background: var(--page); color: var(--text); }
.box.active { border-color: var(--link); box-shadow: 0 0 0 1px var(--link); }
.box.change .place, .box.broken .place { color: inherit; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 13px; color: var(--soft); margin: 10px 0 0; padding: 0; list-style: none; }
.legend i { display: inline-block; width: 10px; height: 10px; border-radius: 3px; margin-right: 6px; background: var(--link); }
.legend .change i { background: var(--amber); } .legend .broken i { background: var(--red); } .legend .test i { background: var(--green); }
#graph-detail { margin: 12px 0 0; padding: 12px 14px 12px 34px; background: var(--sunk); border-radius: 8px; }
#graph-detail li > * { margin-right: 10px; }
#graph-empty { border: 1px solid var(--line); border-radius: 8px; padding: 40px; text-align: center; color: var(--soft); }
footer { margin-top: 48px; padding-top: 14px; border-top: 1px solid var(--line); font-size: 13px; }
footer p { margin: 0 0 4px; }
@media (max-width: 640px) { .table thead { display: none; } .table :is(tbody, tr, td) { display: block; } .table tr { border-top: 1px solid var(--line); padding: 5px 0; } .table td { border: 0; padding: 1px 10px; } main { padding: 20px 14px 48px; } h1 { font-size: 20px; } th, td { padding: 6px 9px; } #graph-tree { padding: 8px; } }
@media print { #graph { display: none; } pre { max-height: none; } }
`;
