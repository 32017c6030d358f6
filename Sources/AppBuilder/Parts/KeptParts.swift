import Foundation

/// The cached parts of a large app; a build reuses each part that no change affects.
///
/// A part is known by everything that the compiler could depend on: its arguments, the text of the file, and the
/// surfaces that the file can reach.
struct KeptParts: Sendable {
  /// The cache of the parts.
  let cache: BuildCache
  /// A key with the inputs that all parts of the app share.
  private let common: ContentKey
  private let reach: SurfaceReach

  /// A compiled file in the cache.
  struct Part: Hashable, Sendable {
    /// The path of the entry's folder.
    var entry: String
    /// The compiler's messages about the file.
    var messages: String

    /// The path of the object file.
    var object: String { "\(entry)/\(KeptParts.objectName)" }
  }

  private static let objectName = "part.o"
  private static let messagesName = "messages"

  /// Creates a lookup for the cached parts of an app.
  ///
  /// - Parameters:
  ///   - plan: The commands.
  ///   - job: The job to compile.
  ///   - runtime: The modules to compile against.
  ///   - cache: The cache.
  init(of plan: BuildPlan, for job: BuildJob, runtime: StagedRuntime, in cache: BuildCache) {
    self.cache = cache
    let packages = job.request.project?.built
    // Macros of others may read the bodies that the compiler does not.
    let isWhole = packages?.macros.isEmpty == false
    let files = job.sources.files
    reach = SurfaceReach(
      among: SurfaceUnit.units(
        of: files.map { ($0.path, SourceSurface(of: $0.text, isWhole: isWhole)) },
        module: job.request.moduleName,
        hasPackages: packages != nil
      )
    )
    let paths = Set(files.map(\.path))
    var common = ContentKey("part 2", runtime.identity)
    common.add(plan.compile.filter { !paths.contains($0) })
    // The compiler treats such files of a module in a special way.
    common.add(Self.specialPaths(among: files.map(\.path)))
    common.add(packages?.identity ?? [])
    common.add(reach.shared.description)
    self.common = common
  }

  /// Returns the paths of scripts and of files whose names occur more than once.
  private static func specialPaths(among paths: [String]) -> [String] {
    let names = Dictionary(grouping: paths) { $0.split(separator: "/").last ?? "" }
    return paths.filter { path in
      let name = path.split(separator: "/").last ?? ""
      return name == "main.swift" || (names[name]?.count ?? 0) > 1
    }
  }

  /// Returns the cached part of a file, or nil if there is none.
  func part(of file: StagedSources.File) -> Part? {
    guard let entry = cache.entry(for: key(of: file), in: .parts) else { return nil }
    return part(in: entry)
  }

  /// Caches the part of a file for later builds.
  ///
  /// - Parameters:
  ///   - object: The path of the compiled file.
  ///   - messages: The compiler's messages about it.
  ///   - file: The file.
  /// - Throws: `BuildError` if the cache cannot be written.
  func keep(
    _ object: String,
    messages: String,
    of file: StagedSources.File
  ) throws(BuildError) {
    _ = try cache.publish(key: key(of: file), in: .parts) { work throws(BuildError) in
      // A copy, since the build goes on to work with its own.
      try work.copy(object, to: Self.objectName)
      try work.write(messages, to: Self.messagesName)
    }
  }

  private func part(in entry: String) -> Part? {
    // Another process may remove an old entry at any time.
    guard let messages = FileManager.default.contents(atPath: "\(entry)/\(Self.messagesName)")
    else { return nil }
    return Part(entry: entry, messages: String(decoding: messages, as: UTF8.self))
  }

  private func key(of file: StagedSources.File) -> String {
    var key = common
    key.add(file.path)
    key.add(file.text)
    key.add(reach.digest(for: file.text).description)
    return key.text
  }
}
