/** The prefix of a name where code exports it: a definition's name does not include how it is exported. */
const EXPORTED = /^(?:module\.exports|exports|default)\./;

/** Plainer names for code such as `module.exports.Router.prototype.all`: answers call that definition `Router.all`. */
export function plainNamesOf(qualname: string): string[] {
  const plain = qualname.replace(".prototype.", ".");
  const names = [plain, plain.replace(EXPORTED, "")];
  return names.filter((name, at) => name !== qualname && names.indexOf(name) === at);
}
