/// A reader of an exercise's data files and of the other versions that checks name.
struct DataReader {
  /// The name of the subfolder with the data files that learners get.
  static let folder = "Data"
  /// The name of the folder that contains a subfolder for each other version of the data files.
  static let otherFolder = "OtherData"
  /// The key by which a check names a version of the data files.
  static let key = "data"

  /// The folder that may contain `OtherData`.
  let parent: ContentFolder
  /// The names of the data files that learners get.
  let known: Set<String>

  /// Returns the paths of the data files that learners get, keyed by name.
  ///
  /// - Parameter parent: The folder of the exercise.
  /// - Returns: The paths of the files by their names; empty if there is no such folder.
  /// - Throws: A `ContentError` if the folder contains folders, or the names cannot be read.
  static func files(of parent: ContentFolder) throws(ContentError) -> [String: String] {
    guard parent.hasEntry(folder) else { return [:] }
    return try files(in: parent.folder(folder))
  }

  /// Reads the version of the data files that a check names, or returns nil if the check names no valid version.
  ///
  /// - Parameters:
  ///   - mapping: The mapping of the check.
  ///   - log: The log for problems.
  /// - Returns: The version, or nil if the check names none, or after a problem.
  func otherData(from mapping: inout YAMLMapping, log: inout ProblemLog) -> Exercise.OtherData? {
    let position = mapping.position(of: Self.key)
    guard let name = mapping.optionalText(Self.key, log: &log) else { return nil }
    guard ShortName.matches(name) else {
      log.report(
        "'\(name)' cannot be a name; use lower-case letters, digits and dashes",
        at: position
      )
      return nil
    }
    let folder = parent.folder(Self.otherFolder).folder(name)
    do throws(ContentError) {
      let files = try Self.files(in: folder)
      for file in files.keys.sorted() where !known.contains(file) {
        log.report(
          "\(folder.path(of: file)) does not replace any file in \(Self.folder); rename or remove it",
          at: position
        )
      }
      if files.isEmpty { log.report("\(folder.path) is empty; add a data file", at: position) }
      return Exercise.OtherData(name: name, files: files)
    } catch {
      log.append(error)
      return nil
    }
  }

  private static func files(in folder: ContentFolder) throws(ContentError) -> [String: String] {
    let names = try folder.names()
    if let inner = names.first(where: folder.hasFolder) {
      let message =
        "data files cannot be in a subfolder; move the files up, or remove the subfolder"
      throw ContentError(file: folder.path(of: inner), message: message)
    }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, folder.path(of: $0)) })
  }
}
