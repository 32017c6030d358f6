/// A Markdown document that contains all commands and topics.
package struct MarkdownReference {
  private let library: HelpLibrary

  /// Creates the document from a library.
  ///
  /// - Parameter library: The content of the help.
  package init(_ library: HelpLibrary) {
    self.library = library
  }

  /// The text of the document, with a final line feed.
  package var text: String {
    var parts = ["# Commands", Self.introduction]
    for group in CommandGroup.allCases {
      parts.append("## \(group.title)")
      for command in CommandList.all where command.group == group {
        parts += section(for: command)
      }
    }
    parts += ["## Expectations", "These are the subjects of `expect` and `expect not`."]
    for subject in SubjectList.all {
      parts += [definition(HelpEntry(subject.synopsis, subject.help))]
    }
    parts.append("## Topics")
    for topic in library.topics { parts += section(for: topic) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let introduction =
    "This reference describes the commands of the `.nav` language, for the prompt and for scripts. "
    + "`Scripts/generate` writes this reference from the same texts that `help` shows; "
    + "`navlab export reference --format man` writes it as a man page."

  private func section(for command: any Command.Type) -> [String] {
    var parts = ["### \(command.word)", code([command.synopsis]), Markdown.prose(command.help)]
    if !command.options.isEmpty {
      parts.append(command.options.map(definition).joined(separator: "\n"))
    }
    parts += ["For example:", code(command.examples)]
    return parts + seeAlso(command.seeAlso)
  }

  private func section(for topic: Topic) -> [String] {
    let parts = topic.blocks.map { block in
      switch block {
      case .text(let text): Markdown.prose(text)
      case .examples(let examples): code(examples)
      case .list(let entries): entries.map(definition).joined(separator: "\n")
      }
    }
    let head = ["### \(topic.name)", "*\(Markdown.prose(topic.summary))*"]
    return head + parts + seeAlso(topic.seeAlso)
  }

  private func seeAlso(_ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    return ["See also: " + names.map { "[\($0)](#\($0))" }.joined(separator: ", ")]
  }

  private func definition(_ entry: HelpEntry) -> String {
    "- `\(entry.term)`: \(Markdown.prose(entry.meaning))"
  }

  private func code(_ lines: [String]) -> String {
    (["```text"] + lines + ["```"]).joined(separator: "\n")
  }
}
