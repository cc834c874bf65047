import {
  type CompletionCommand,
  type CompletionOption,
  type CompletionValue,
  completionCommands,
  LIST_COMMITS,
} from "./words.ts";

/** A completion script for fish, to be put into `~/.config/fish/completions/llmc-nav.fish`. */
export function fishCompletion(): string {
  const commands = completionCommands();
  return [
    "# fish completion of llmc-nav",
    "function __llmc_nav_commits",
    "    set -l start (string match -r '^.*\\.\\.' -- (commandline -ct))",
    `    begin; echo HEAD; ${LIST_COMMITS}; end | while read -l name`,
    '        echo "$start$name"',
    "    end",
    "end",
    "complete -c llmc-nav -f",
    ...commands.map(
      ({ name, summary }) => `complete -c llmc-nav -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ),
    ...commands.flatMap(commandLines),
    "",
  ].join("\n");
}

function commandLines({ name, options, argument }: CompletionCommand): string[] {
  const start = `complete -c llmc-nav -n '__fish_seen_subcommand_from ${name}'`;
  return [
    ...options.map((option) => `${start}${optionForms(option)} -d ${quoted(option.help)}${taken(option.value)}`),
    ...(argument === undefined || argument.kind === "free" ? [] : [`${start}${argumentForms(argument)}`]),
  ];
}

function optionForms({ name, short }: CompletionOption): string {
  return `${short === undefined ? "" : ` -s ${short}`} -l ${name}`;
}

function taken(value: CompletionValue | undefined): string {
  if (value === undefined) return "";
  return value.kind === "free" ? " -x" : ` -r${argumentForms(value)}`;
}

function argumentForms(value: CompletionValue): string {
  switch (value.kind) {
    case "words":
      return ` -f -a ${quoted(value.words.join(" "))}`;
    case "file":
      return " -F";
    case "directory":
      return " -f -a '(__fish_complete_directories)'";
    case "commit":
      return " -f -a '(__llmc_nav_commits)'";
    case "free":
      return "";
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
