/// Where NavLab's own files are.
package struct Installation: Hashable, Sendable {
  /// The folder with `Lessons` and `Exercises`.
  package var root: String
  /// The folder with the program, the launcher and the runtime's libraries.
  package var products: String

  package init(root: String, products: String) {
    self.root = root
    self.products = products
  }

  /// Finds the files from the variable `NAVLAB_ROOT`, or from where the program is.
  ///
  /// The program is built to `ROOT/.build/CONFIGURATION/navlab`, so the root is the folder that holds
  /// the `.build` folder.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - executable: The absolute path of the running program, links resolved.
  /// - Returns: The places.
  /// - Throws: `CommandFailure` when there is no variable and the program is somewhere else.
  package static func locate(
    environment: [String: String],
    executable: String
  ) throws(CommandFailure) -> Installation {
    let folders = executable.split(separator: "/").dropLast()
    let products = "/" + folders.joined(separator: "/")
    if let root = environment["NAVLAB_ROOT"], !root.isEmpty {
      return Installation(root: root, products: products)
    }
    guard let build = folders.lastIndex(where: { $0.hasPrefix(".build") }) else {
      throw CommandFailure(
        .misuse,
        "navlab: cannot find the lessons beside \(executable); set NAVLAB_ROOT to NavLab's folder"
      )
    }
    return Installation(root: "/" + folders[..<build].joined(separator: "/"), products: products)
  }

  /// The source of the tour app.
  package var tourApp: String { "\(root)/Lessons/00-tour/App.swift" }
}
