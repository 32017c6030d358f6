import Course
package import SceneText

/// A renderer of the text for a learner whose workspace has been set up.
package struct WorkspaceText: Hashable, Sendable {
  private let layout: TextLayout
  private let files: UserFiles

  /// Creates a renderer of the text.
  ///
  /// - Parameters:
  ///   - layout: The layout width and character set.
  ///   - files: The learner's files, for the names of folders.
  package init(layout: TextLayout, files: UserFiles) {
    self.layout = layout
    self.files = files
  }

  /// Returns the lines about written files, kept files and the next steps.
  ///
  /// - Parameter result: The result of the setup.
  /// - Returns: The lines.
  package func lines(of result: WorkspaceSetup.Result) -> [StyledText] {
    let isNew = !result.files.isEmpty || !result.exercises.isEmpty
    let head: StyledText = isNew ? "Your workspace is ready: " : "Nothing was missing in: "
    return [head + place(of: result)] + written(result) + kept(result) + [""]
      + next(result.folder == files.folder ? nil : files.name(of: result.folder))
  }

  /// Returns the lines about a workspace in which the learner immediately begins an exercise.
  ///
  /// - Parameter result: The result of the setup.
  /// - Returns: The lines; empty if nothing was missing.
  package func linesBeforeTask(of result: WorkspaceSetup.Result) -> [StyledText] {
    guard !result.files.isEmpty || !result.exercises.isEmpty else { return [] }
    return ["Your workspace is ready: " + place(of: result)] + written(result) + kept(result) + [""]
  }

  private func place(of result: WorkspaceSetup.Result) -> StyledText {
    let isHere = result.folder == files.folder
    let name = isHere ? "this folder" : files.name(of: result.folder)
    return StyledText(Printable.line(name), .value, file: result.folder)
  }

  /// Returns the lines with the command that goes to a folder in which a task's commands work.
  ///
  /// - Parameter folder: The folder's absolute path.
  /// - Returns: The lines.
  package func wayTo(_ folder: String) -> [StyledText] {
    let way = "cd \(Self.quoted(files.name(of: folder)))"
    return CourseActions.lines("These commands work in your work folder:", way, in: layout)
  }

  private func written(_ result: WorkspaceSetup.Result) -> [StyledText] {
    var parts = result.exercises.isEmpty ? [] : [count(result.exercises.count, "exercise")]
    parts += result.files
    return parts.isEmpty ? [] : layout.paragraph(parts.joined(separator: ", "), after: "  new   ")
  }

  private func kept(_ result: WorkspaceSetup.Result) -> [StyledText] {
    var parts = result.kept
    if result.keptWork > 0 { parts.append(count(result.keptWork, "file") + " of exercises") }
    return parts.isEmpty ? [] : layout.paragraph(parts.joined(separator: ", "), after: "  kept  ")
  }

  private func next(_ folder: String?) -> [StyledText] {
    let way = folder.map { "cd \(Self.quoted($0))\n" } ?? ""
    let steps = "\(way)./navlab start 1\n./navlab watch 1".split(separator: "\n")
    return ["To begin:"] + steps.map { StyledText("  ") + StyledText(String($0), .control) }
      + layout.paragraph(
        "If you open the folder in VS Code, it recommends the Swift extension; README.md explains the rest.",
        style: .secondary
      )
  }

  /// Returns a path quoted for a shell.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+@".contains($0))
    }
    if isPlain { return path }
    if path.hasPrefix("~/") { return "~/" + quoted(String(path.dropFirst(2))) }
    return "'\(Printable.line(path).replacing("'", with: #"'\''"#))'"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
