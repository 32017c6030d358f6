import Foundation
import SceneText

/// Advice on how a shell can find a program by its name.
struct SearchPathAdvice {
  /// The absolute path of the program's folder.
  let folder: String
  let environment: [String: String]
  let layout: TextLayout

  /// The lines that show the command to type or explain the obstacle.
  var lines: [StyledText] {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard let place = folders.firstIndex(where: isFolder) else {
      let home = environment["HOME"] ?? ""
      let isBelowHome = !home.isEmpty && folder.hasPrefix("\(home)/")
      let name = isBelowHome ? "$HOME\(folder.dropFirst(home.count))" : folder
      return layout.paragraph(
        "\(folder) is not on your PATH yet. This command adds it, for every new terminal:"
      ) + [StyledText("  ") + StyledText(command(adding: name), .control)]
    }
    let earlier: [String] = folders[..<place].map { "\($0)/navlab" }
    let other = earlier.first { access($0, X_OK) == 0 }
    guard let other else {
      return [
        StyledText("This command now works in every folder: ") + StyledText("navlab", .control)
      ]
    }
    return layout.paragraph(
      "\(other) comes before it on your PATH, so the name 'navlab' starts that program.",
      style: .warning
    )
  }

  private func isFolder(_ path: String) -> Bool {
    func real(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
    return path.hasPrefix("/") && real(path) == real(folder)
  }

  private func command(adding folder: String) -> String {
    let shell = environment["SHELL"]?.split(separator: "/").last ?? "sh"
    let line = "export PATH=\"\(folder):$PATH\""
    return switch shell {
    case "fish": "fish_add_path \"\(folder)\""
    case "zsh": "echo '\(line)' >> ~/.zshrc"
    case "bash": "echo '\(line)' >> ~/.bashrc"
    default: "echo '\(line)' >> ~/.profile"
    }
  }
}
