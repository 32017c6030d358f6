#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The locations of NavLab's own files.
package struct Installation: Hashable, Sendable {
  /// The path of the folder that contains `Lessons` and `Exercises`.
  package var root: String
  /// The path of the folder with the program, the launcher and the runtime's libraries.
  package var products: String
  /// The path of the fault catalogue, which does not depend on the course.
  package var faults: String
  /// A Boolean value that indicates whether this copy was unpacked from an archive of built programs.
  package var isUnpacked: Bool

  /// The name of the file that specifies the system and compiler for which an archive's programs were built.
  package static let buildNote = "BUILT-FOR"

  /// Creates an installation from its locations.
  ///
  /// - Parameters:
  ///   - root: The folder with the course.
  ///   - products: The folder with the program.
  ///   - home: The folder that the program belongs to; the root unless given.
  ///   - isUnpacked: Whether this copy was unpacked from an archive.
  package init(root: String, products: String, home: String? = nil, isUnpacked: Bool = false) {
    self.root = root
    self.products = products
    faults = "\(home ?? root)/Faults"
    self.isUnpacked = isUnpacked
  }

  /// Returns the installation that `NAVLAB_ROOT` or the location of the program specifies.
  ///
  /// The program's path is `ROOT/.build/CONFIGURATION/navlab`, so the root is the folder that contains `.build`. In an
  /// unpacked archive, the path is `ROOT/bin/navlab`.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - executable: The absolute path of the running program, with links resolved.
  ///   - exists: A closure that returns whether a file exists.
  /// - Returns: The locations.
  /// - Throws: `CommandFailure` if the variable is missing and the program is elsewhere.
  package static func locate(
    environment: [String: String],
    executable: String,
    exists: (String) -> Bool = { access($0, F_OK) == 0 }
  ) throws(CommandFailure) -> Installation {
    let folders = executable.split(separator: "/").dropLast()
    let products = "/" + folders.joined(separator: "/")
    let parent = "/" + folders.dropLast().joined(separator: "/")
    let isUnpacked = folders.last == "bin" && exists("\(parent)/\(buildNote)")
    // An archive can be unpacked anywhere, even below a folder of builds.
    let build = folders.lastIndex { $0.hasPrefix(".build") }
    let home = isUnpacked ? parent : build.map { "/" + folders[..<$0].joined(separator: "/") }
    if let root = environment["NAVLAB_ROOT"], !root.isEmpty {
      return Installation(root: root, products: products, home: home, isUnpacked: isUnpacked)
    }
    guard let home else {
      throw CommandFailure(
        .misuse,
        saying:
          "NavLab cannot find the lessons beside \(executable); set NAVLAB_ROOT to NavLab's folder"
      )
    }
    return Installation(root: home, products: products, isUnpacked: isUnpacked)
  }

  /// The path of the tour app's source.
  package var tourApp: String { "\(root)/Lessons/00-tour/App.swift" }

  /// The path of the script that starts NavLab.
  package var launcher: String { "\(root)/navlab" }
}
