export const id=961;export const ids=[961];export{modules}from"../cli/961.index.js";
