import Foundation
import SceneModel
package import SceneText

/// An installer that puts `navlab` from a clone or an archive on a user's PATH, and can remove it again.
package struct ProgramInstall: Sendable {
  private let installation: Installation
  private let prefix: String
  private let environment: [String: String]
  private let layout: TextLayout

  /// Creates an installer without reading or writing anything.
  ///
  /// - Parameters:
  ///   - installation: The copy of NavLab to start.
  ///   - prefix: The absolute path of the folder with `bin` and `share`.
  ///   - environment: The process's environment.
  ///   - layout: The layout width and character set.
  package init(
    _ installation: Installation,
    prefix: String,
    environment: [String: String],
    layout: TextLayout
  ) {
    self.installation = installation
    self.prefix = URL(fileURLWithPath: prefix).standardizedFileURL.path
    self.environment = environment
    self.layout = layout
  }

  /// A shell that supports completion.
  package enum CompletingShell: CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The path at which the shell looks for completions of `navlab`, relative to a prefix.
    fileprivate var place: String {
      switch self {
      case .bash: "share/bash-completion/completions/navlab"
      case .zsh: "share/zsh/site-functions/_navlab"
      case .fish: "share/fish/vendor_completions.d/navlab.fish"
      }
    }
  }

  /// Installs the program, replacing files from another copy of NavLab.
  ///
  /// - Parameter completion: A closure that returns the completion script for a shell.
  /// - Returns: A message about the changes and the remaining steps.
  /// - Throws: `CommandFailure` if another program's file is in the way, or a file cannot be written.
  package func install(
    completion: (CompletingShell) -> String
  ) throws(CommandFailure) -> [StyledText] {
    guard access(installation.launcher, X_OK) == 0 else {
      throw CommandFailure(.misuse, saying: "there is no program at \(installation.launcher)")
    }
    for file in ownFiles where file.occupant == .stranger {
      throw CommandFailure(
        .misuse,
        "\(file.path): this file is not NavLab's, so nothing was written;"
          + " move it away, or name another folder with --prefix"
      )
    }
    let former = program.occupant
    try program.write(script, mode: 0o755)
    for shell in CompletingShell.allCases {
      let text = completion(shell) + "\n\(OwnFile.mark(for: installation.root))\n"
      try file(of: shell).write(text, mode: 0o644)
    }
    var lines = layout.paragraph(
      "\(program.path) starts the copy of NavLab in \(installation.root), so do not move that folder."
    )
    if case .navlab(let root) = former, root != installation.root {
      lines += layout.paragraph("Before, this file started the copy of NavLab in \(root).")
    }
    return lines + SearchPathAdvice(folder: folder, environment: environment, layout: layout).lines
  }

  /// Removes only the files that `install` has created.
  ///
  /// - Returns: A message about the changes.
  /// - Throws: `CommandFailure` if this copy is not installed, or its files cannot be removed.
  package func uninstall() throws(CommandFailure) -> [StyledText] {
    switch program.occupant {
    case .nobody:
      throw CommandFailure(
        .misuse,
        saying: "there is no \(program.path); name the folder of the installation with '--prefix'"
      )
    case .stranger:
      throw CommandFailure(
        .misuse,
        "\(program.path): this file is not NavLab's, so it was not removed"
      )
    case .navlab(let root) where !isOurs(root):
      throw CommandFailure(
        .misuse,
        "\(program.path): this file starts the copy of NavLab in \(root), so it was not removed; "
          + "run '\(root)/navlab uninstall'"
      )
    case .navlab: break
    }
    var lines: [StyledText] = []
    for file in ownFiles {
      guard case .navlab(let root) = file.occupant, isOurs(root) else { continue }
      try file.remove()
      lines.append(StyledText("taken away  ") + StyledText(Printable.line(file.path), .value))
    }
    return lines
  }

  /// Returns whether files that belong to the copy of NavLab in a folder may be removed.
  private func isOurs(_ root: String) -> Bool {
    root == installation.root || access("\(root)/navlab", F_OK) != 0
  }

  private var folder: String { "\(prefix)/bin" }
  private var program: OwnFile { OwnFile(path: "\(folder)/navlab") }
  private var ownFiles: [OwnFile] { [program] + CompletingShell.allCases.map(file) }

  private func file(of shell: CompletingShell) -> OwnFile {
    OwnFile(path: "\(prefix)/\(shell.place)")
  }

  /// The message that the installed script prints when this copy of NavLab has been moved.
  private static let moved =
    "NavLab is no longer in $root; run './navlab install' in the folder where it is now"

  private var script: String {
    let root = "'" + installation.root.replacing("'", with: "'\\''") + "'"
    return """
      #!/bin/sh
      \(OwnFile.mark(for: installation.root))
      root=\(root)
      [ -x "$root/navlab" ] || {
        echo "\(SignedLine.signed(Self.moved))" >&2
        exit 2
      }
      exec "$root/navlab" "$@"

      """
  }
}
