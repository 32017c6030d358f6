package import Foundation

/// The files that a running build of the linter has produced.
package struct LinterArtifacts: Hashable, Sendable {
  /// The files of one module of the build.
  package struct Module: Hashable, Sendable {
    /// The time at which the module's interface was written, or nil if the interface is missing.
    package var interface: Date?
    /// The times at which the module's object files were written.
    package var objects: [Date]
    /// The number of the module's source files, each of which becomes an object file.
    package var sources: Int

    package init(interface: Date? = nil, objects: [Date] = [], sources: Int) {
      self.interface = interface
      self.objects = objects
      self.sources = sources
    }
  }

  /// A part of a module's compilation that produces a file.
  struct Step {
    /// The fraction of the compilation time that the step takes.
    var share: Double
    /// The time at which the file was written, or nil while the file is missing.
    var made: Date?
  }

  /// The modules, keyed by name.
  package var modules: [String: Module]

  package init(modules: [String: Module]) {
    self.modules = modules
  }

  /// Creates the artifacts from the files in a build folder.
  ///
  /// - Parameters:
  ///   - folder: The folder in which SwiftPM builds.
  ///   - start: The time when the build began; older files of NavLab's modules do not count, because they are built
  ///     again.
  package init(in folder: String, since start: Date) {
    let names = ["SwiftSyntax", "SwiftParser", "NavLint", "LintServer", "navlab_syntax"]
    var modules: [String: Module] = [:]
    let products = Self.products(in: folder)
    for name in names {
      // A package does not change after it is compiled.
      let oldest = name.hasPrefix("Swift") ? .distantPast : start
      modules[name] = Module(name, in: products, since: oldest)
    }
    self.init(modules: modules)
  }

  /// Returns the folder of the build's products, whose short name exists only after the first complete build.
  private static func products(in folder: String) -> String {
    let short = "\(folder)/release"
    guard !FileManager.default.fileExists(atPath: short) else { return short }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      // The folder does not exist before the build begins.
      return short
    }
    // The folder's name contains the system, as in `x86_64-unknown-linux-gnu`.
    return names.lazy.filter { $0.contains("-") }.map { "\(folder)/\($0)/release" }
      .first { FileManager.default.fileExists(atPath: $0) } ?? short
  }

  /// A Boolean value that indicates whether the compiler has started, which happens after packages are fetched.
  var isCompiling: Bool { modules["SwiftSyntax"].map { $0.sources > 0 } ?? false }

  /// Returns the steps of a module's compilation, in order: checking, lowering, and compiling each source.
  func steps(of name: String) -> [Step] {
    guard let module = modules[name] else { return [Step(share: 1)] }
    let objects = module.objects.sorted()
    let count = max(module.sources, objects.count, 1)
    let each = Self.objectsShare / Double(count)
    return [
      Step(share: Self.checkingShare, made: module.interface),
      Step(
        share: 1 - Self.checkingShare - Self.objectsShare,
        made: module.interface.flatMap { interface in
          objects.first { $0 >= interface } ?? objects.last
        }
      ),
    ]
      + (0..<count).map { index in
        Step(share: each, made: index < objects.count ? objects[index] : nil)
      }
  }

  /// The fraction of a compilation that checking takes, measured with SwiftSyntax, SwiftParser and NavLint.
  private static let checkingShare = 0.55
  private static let objectsShare = 0.32
}

extension LinterArtifacts.Module {
  fileprivate init?(_ name: String, in products: String, since start: Date) {
    let folder = "\(products)/\(name).build"
    guard let list = FileManager.default.contents(atPath: "\(folder)/sources") else { return nil }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      // A folder that cannot be read counts as empty.
      names = []
    }
    let made = { (path: String) in Self.date(of: path).flatMap { $0 >= start ? $0 : nil } }
    self.init(
      interface: made("\(products)/Modules/\(name).swiftmodule"),
      objects: names.filter { $0.hasSuffix(".swift.o") }.compactMap { made("\(folder)/\($0)") },
      sources: String(decoding: list, as: UTF8.self).split(separator: "\n").count
    )
  }

  private static func date(of path: String) -> Date? {
    do {
      return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    } catch {
      // A missing file has no date.
      return nil
    }
  }
}
