import Foundation

/// The built NavLab that is measured, and the apps that it is measured with.
struct Laboratory {
  /// The project's folder.
  var root: URL

  /// The launcher script.
  var launcher: URL { root.appending(path: "navlab") }
  /// The program that the launcher starts.
  var program: URL { root.appending(path: ".build/release/navlab") }

  /// The source of the tour app, which `navlab` starts.
  var tour: URL { root.appending(path: "Lessons/00-tour/App.swift") }

  /// The editor without anything behind it.
  var editor: URL { root.appending(path: ".build/release/EditorProbe") }

  /// The source of one of the apps in `Benchmarks/Apps`.
  func app(_ name: String) -> URL {
    root.appending(path: "Benchmarks/Apps/\(name).swift")
  }

  /// A run that did not go as the measurement needs it.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
