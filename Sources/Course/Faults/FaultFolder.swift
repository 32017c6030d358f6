package import FaultCatalogue

/// The folder `Faults`, in which each subfolder contains an entry of the catalogue.
package struct FaultFolder: FaultEntrySource, Hashable {
  private let folder: ContentFolder

  /// Creates the catalogue in a folder without reading anything.
  ///
  /// - Parameter path: The path of the folder that contains a folder for each fault.
  package init(path: String) {
    folder = ContentFolder(path)
  }

  package func entry(on fault: Fault) throws(ContentError) -> FaultEntry {
    try FaultEntryReader(fault: fault, folder: folder.folder(fault.id)).read()
  }

  /// Reads all entries of the catalogue.
  ///
  /// - Returns: The entries, in the order of their ids.
  /// - Throws: All problems in the files, and the folders that belong to no fault.
  package func entries() throws(ContentError) -> [FaultEntry] {
    var problems = try folder.names().filter { Fault.named($0) == nil }.map { name in
      ContentProblem(
        file: folder.path(of: name),
        message: "there is no fault '\(name)'; run Scripts/generate to add it to the list"
      )
    }
    var entries: [FaultEntry] = []
    for fault in Fault.all {
      do throws(ContentError) {
        entries.append(try entry(on: fault))
      } catch {
        problems += error.problems
      }
    }
    guard problems.isEmpty else { throw ContentError(problems) }
    return entries
  }
}
