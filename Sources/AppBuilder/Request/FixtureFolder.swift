import Foundation

/// The folder `Fixtures`, next to an app, with the responses to the app's network requests.
enum FixtureFolder {
  private static let name = "Fixtures"
  private static let table = "urls.txt"

  /// Returns the paths of an app's fixtures, keyed by their paths in the app's bundle.
  ///
  /// - Parameter request: The request for the app; submitted work has no fixtures.
  /// - Returns: The absolute paths of the table and the files; empty if there is no table.
  static func resources(beside request: BuildRequest) -> [String: String] {
    guard request.allowance == .ownWork,
      let named = (request.named.isEmpty ? request.files : request.named).first
    else { return [:] }
    let path = SourceReader.absolute(named, in: request)
    let isFolder = SourceFolder.exists(at: path)
    let isBundle = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
    let parent = path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    let places = isFolder && !isBundle ? [path, parent] : [parent]
    let folder = places.map { "\($0)/\(name)" }.first {
      FileManager.default.fileExists(atPath: "\($0)/\(table)")
    }
    guard let folder else { return [:] }
    var found: [String: String] = [:]
    for file in FolderContents(of: folder).files { found["\(name)/\(file)"] = "\(folder)/\(file)" }
    return found
  }
}
