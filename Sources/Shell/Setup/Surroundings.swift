package import SceneText

/// The facts about the user's shell that decide how to start NavLab there.
package struct Surroundings {
  private let environment: [String: String]
  private let folder: String
  private let isProgram: (String) -> Bool

  /// The variable in which the launcher passes on the name that it was called by.
  package static let variable = "NAVLAB_CALLED_AS"

  /// Collects the known facts.
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

  /// The way to start NavLab: its name if the PATH leads to it, or else the current call.
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

  /// Returns a path as a shell accepts it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+@".contains($0))
    }
    return isPlain ? path : "'\(Printable.line(path).replacing("'", with: #"'\''"#))'"
  }
}
