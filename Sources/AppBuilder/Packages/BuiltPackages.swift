import Foundation

/// The package manager's products for the packages that an app needs.
struct BuiltPackages: Hashable, Sendable {
  /// The path of the folder with the package manager's products.
  var folder: String
  /// The names of the modules.
  var modules: [String] = []
  /// The paths of the compiled files.
  var objects: [String] = []
  /// The paths of the module maps of C modules.
  var moduleMaps: [String] = []
  /// The paths of the programs that expand macros, keyed by their modules.
  var macros: [String: String] = [:]
  /// The identities of all product files.
  var identity: [String] = []

  /// The compiler arguments that locate the modules.
  var arguments: [String] {
    ["-I", "\(folder)/Modules"] + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + macros.sorted { $0.key < $1.key }.flatMap {
        ["-load-plugin-executable", "\($0.value)#\($0.key)"]
      }
  }

  /// Creates a list of the products in the package manager's folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - root: The module of the umbrella package.
  init(in folder: String, without root: String) {
    self.folder = folder
    let files = FileManager.default
    // A missing folder counts as empty, and the compiler reports the missing modules.
    let names = (try? files.contentsOfDirectory(atPath: folder).sorted()) ?? []
    for name in names {
      if name.hasSuffix("-tool"), access("\(folder)/\(name)", X_OK) == 0,
        !SourceFolder.exists(at: "\(folder)/\(name)")
      {
        macros[String(name.dropLast(5))] = "\(folder)/\(name)"
      }
      guard name.hasSuffix(".build"), !name.hasSuffix("-tool.build") else { continue }
      let module = String(name.dropLast(6))
      guard module != root else { continue }
      modules.append(module)
      let map = "\(folder)/\(name)/module.modulemap"
      if files.fileExists(atPath: map) { moduleMaps.append(map) }
      let below = files.enumerator(atPath: "\(folder)/\(name)")
      while let file = below?.nextObject() as? String {
        if file.hasSuffix(".o") { objects.append("\(folder)/\(name)/\(file)") }
      }
    }
    objects.sort()
    let swift = modules.map { "\(folder)/Modules/\($0).swiftmodule" }
    identity = (objects + swift + macros.values.sorted()).compactMap { path in
      FileIdentity(of: path).map { "\(path) \($0)" }
    }
  }
}
