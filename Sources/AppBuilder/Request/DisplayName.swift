/// A converter of file paths into the names that learners see.
enum DisplayName {
  /// Returns a path relative to the folder, or the given path if the file is outside the folder.
  static func of(_ path: String, in folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let relative = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    let name = relative.hasPrefix("./") ? String(relative.dropFirst(2)) : relative
    return PlainText.singleLine(name)
  }
}
