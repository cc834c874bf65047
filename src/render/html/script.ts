import { Boxes } from "./client/boxes.ts";
import { drawEdges } from "./client/draw-edges.ts";
import { Explorer } from "./client/explorer.ts";
import { layoutForest } from "./client/layout-forest.ts";
import { selectNodes } from "./client/select-nodes.ts";

/**
 * The page's script. The functions and classes of `client` are written out as they are: each uses nothing from outside of itself, so
 * that they need no bundle and no file of their own.
 */
export function graphScript(blobUrl: string): string {
  const tools = { selectNodes, layoutForest, drawEdges, Boxes };
  const written = Object.entries(tools).map(([name, tool]) => `${name}: ${String(tool)}`);
  const data = 'JSON.parse(document.getElementById("graph-data").textContent)';
  const url = JSON.stringify(blobUrl).replaceAll("<", "\\u003c");
  const script = `"use strict";\nnew (${String(Explorer)})(document, ${data}, ${url}, {\n${written.join(",\n")}\n});`;
  // Comments and indentation are for those who read the source.
  return script.replace(/^[ \t]+/gm, "");
}
