import SwiftSyntax

/// A namespace for following calls to find the functions that receive a link.
enum LinkCalls {
  /// The name that represents the closures of `onOpenURL`, which have no name.
  static let start = ""

  /// Returns the names of functions to which a file passes links, keyed by the name of the calling function.
  ///
  /// - Parameter file: The file.
  /// - Returns: The names; those that `onOpenURL` itself calls are under `start`.
  static func all(in file: ParsedFile) -> [String: Set<String>] {
    var calls: [String: Set<String>] = [:]
    for call in file.calls(of: "onOpenURL") where !call.node.isInPreview {
      if let name = call.argument("perform")?.memberPath?.last {
        calls[start, default: []].insert(name)
      }
    }
    for handler in LinkHandler.candidates(in: file) {
      calls[handler.name ?? start, default: []].formUnion(handler.calledWithLink)
    }
    return calls
  }

  /// Returns the names of the functions that can be reached from `onOpenURL`.
  ///
  /// - Parameter calls: The calls of all files.
  /// - Returns: The names of functions and types.
  static func reached(by calls: [String: Set<String>]) -> Set<String> {
    var reached: Set<String> = []
    var waiting = Array(calls[start] ?? [])
    while let name = waiting.popLast() {
      guard reached.insert(name).inserted else { continue }
      waiting += calls[name] ?? []
    }
    return reached
  }
}
