export const id=428;export const ids=[428];export{modules}from"../cli/8428.index.js";
