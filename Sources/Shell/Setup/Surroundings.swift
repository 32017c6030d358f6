package import SceneText

/// The facts about the user's shell that determine how to start NavLab.
package struct Surroundings {
  private let environment: [String: String]
  private let folder: String
  private let isProgram: (String) -> Bool

  /// The environment variable that contains the name by which the launcher was called.
  package static let variable = "NAVLAB_CALLED_AS"

  /// Creates the surroundings from known facts.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - folder: The user's current folder.
  ///   - isProgram: A closure that returns whether a path is an executable file.
  package init(
    environment: [String: String],
    folder: String,
    isProgram: @escaping (String) -> Bool
  ) {
    self.environment = environment
    self.folder = folder
    self.isProgram = isProgram
  }

  /// The invocation of NavLab: by name if the PATH contains the program, or otherwise as it was called.
  ///
  /// A program that was started without the launcher has no such call, so its name is used.
  package var invocation: Invocation {
    guard let called = environment[Self.variable], called.contains("/"), !isOnPath else {
      return Invocation()
    }
    guard called.hasPrefix("/") else { return Invocation(program: Self.quoted(called)) }
    let home = environment["HOME"].map { "\($0)/" } ?? ""
    if called == "\(folder)/\(Invocation.name)" {
      return Invocation(program: "./\(Invocation.name)")
    }
    if home.hasPrefix("/"), home.count > 1, called.hasPrefix(home) {
      let rest = String(called.dropFirst(home.count))
      if Self.quoted(rest) == rest { return Invocation(program: "~/\(rest)") }
    }
    return Invocation(program: Self.quoted(called))
  }

  private var isOnPath: Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains {
      $0.hasPrefix("/") && isProgram("\($0)/\(Invocation.name)")
    }
  }

  /// Returns a path quoted for a shell.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+@".contains($0))
    }
    return isPlain ? path : "'\(Printable.line(path).replacing("'", with: #"'\''"#))'"
  }
}
