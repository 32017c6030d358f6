import Foundation

/// The built NavLab that is measured, and the apps that it is measured with.
struct Laboratory {
  /// The project's folder.
  var root: URL

  /// The launcher script.
  var launcher: URL { root.appending(path: "navlab") }
  /// The program that the launcher starts once it has been optimised.
  var program: URL { root.appending(path: ".build/optimised/release/navlab") }

  /// The source of the tour app, which `navlab` starts.
  var tour: URL { root.appending(path: "Lessons/00-tour/App.swift") }

  /// The editor without anything behind it.
  var editor: URL { root.appending(path: ".build/optimised/release/EditorProbe") }

  /// The source of one of the apps in `Benchmarks/Apps`.
  func app(_ name: String) -> URL {
    root.appending(path: "Benchmarks/Apps/\(name).swift")
  }

  /// Finds a program of the toolchain.
  ///
  /// - Parameter name: The name of the program.
  /// - Returns: The path of the first one in the folders of `PATH`.
  /// - Throws: `Failure` when there is none.
  static func tool(_ name: String) throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw Failure(description: "there is no \(name) in PATH")
    }
    return path
  }

  /// A run that did not go as the measurement needs it.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
