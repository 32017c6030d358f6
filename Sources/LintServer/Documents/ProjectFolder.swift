import Findings
import NavLint

/// A search for the folder whose files are checked together with a document.
struct ProjectFolder {
  /// The folders that are open in the editor.
  let roots: [String]
  /// A closure that returns whether a file or folder exists.
  let exists: (String) -> Bool

  /// Returns the folder of a document's project.
  ///
  /// It is the folder that is open in the editor. In a workspace made by `navlab init`, where each
  /// exercise is a separate app, it is the folder of the exercise. Without an open folder, it is
  /// the nearest one with a manifest, or the document's own.
  ///
  /// - Parameter path: The absolute path of the document.
  /// - Returns: The folder.
  func folder(of path: String) -> String {
    let around = roots.filter { path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    guard let root = around.max(by: { $0.utf8.count < $1.utf8.count }) else {
      return nearest(to: path)
    }
    if exists("\(root)/.navlab/modules") {
      let parts = path.dropFirst(root.utf8.count + 1).split(separator: "/")
      if parts.count > 1 { return "\(root)/\(parts[0])" }
    }
    return root
  }

  private func nearest(to path: String) -> String {
    let own = Self.parent(of: path)
    var folder = own
    while folder.contains("/"), folder != "/" {
      if exists(folder + "/Package.swift") { return folder }
      folder = Self.parent(of: folder)
    }
    return own
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
