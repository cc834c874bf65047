export const id=559;export const ids=[559];export{modules}from"../cli/4559.index.js";
