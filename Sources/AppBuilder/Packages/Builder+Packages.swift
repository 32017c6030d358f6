import Foundation

extension Builder {
  /// Builds the packages that an app needs, with NavUI in place of SwiftUI, or returns nil if none are needed.
  ///
  /// - Parameters:
  ///   - request: The request for the app.
  ///   - files: The app's files. Packages that none of them imports are ignored, even if they are invalid.
  /// - Returns: The products, or nil if no packages are needed.
  /// - Throws: `BuildError` with the messages of the compiler or the package manager.
  func packages(
    for request: BuildRequest,
    importedBy files: [SourceFile]
  ) throws(BuildError) -> BuiltPackages? {
    guard let project = request.project,
      !project.packages.isEmpty || !project.remotePackages.isEmpty
    else { return nil }
    let wanted = PackageImports(of: files)
    guard !wanted.modules.isEmpty else { return nil }
    let local = PackageFolders.withDependencies(project.packages)
    let remote = wanted.need(project.remotePackages, besides: !local.isEmpty)
    let parts = local + remote.map(\.dependency)
    guard !parts.isEmpty else { return nil }
    let name = ContentName(of: ContentKey("packages", parts.joined(separator: "\n")).text.utf8)
    let folder = "\(cache.folder)/packages/\(name)"
    let fetched = try fetch(
      FetchedPackages(
        remote: remote,
        local: project.ownPackage == nil ? local.filter(PackageFolders.namesAddresses) : [],
        pins: project.pins,
        folder: "\(folder)/fetched"
      )
    )
    let staged = try StagedPackages(
      local + fetched,
      in: folder,
      home: request.folder,
      own: project.ownPackage
    )
    let place: String
    if let own = project.ownPackage.flatMap({ staged.places[$0.path] }) {
      place = own
    } else {
      place = "\(folder)/\(PackageUmbrella.name)"
      guard try writeUmbrella(of: project.packages, fetched, wanted, staged, in: place) else {
        return nil
      }
    }
    let result = try runPackageManager(
      ["build", "--package-path", place, "--scratch-path", "\(folder)/build"]
        + ["--target", PackageUmbrella.name] + packageArguments.flatMap { ["-Xswiftc", $0] }
    )
    guard result.isSuccess else { throw failure(of: result, staged) }
    return BuiltPackages(in: "\(folder)/build/debug", without: PackageUmbrella.name)
  }

  /// Writes a package that depends on the imported libraries, and returns whether any library is needed.
  private func writeUmbrella(
    of packages: [String],
    _ fetched: [String],
    _ wanted: PackageImports,
    _ staged: StagedPackages,
    in folder: String
  ) throws(BuildError) -> Bool {
    var products: [PackageUmbrella.Product] = []
    for package in packages + fetched {
      guard let place = staged.places[package] else { continue }
      let manifest = try manifest(of: place, staged)
      let identity = package.split(separator: "/").last.map(String.init) ?? package
      for product in manifest.products where wanted.need(product) {
        products.append(PackageUmbrella.Product(name: product.name, package: identity, path: place))
      }
    }
    guard !products.isEmpty else { return false }
    let substitutes = fetched.compactMap { staged.places[$0] }
    try PackageUmbrella(products: products, substitutes: substitutes).write(in: folder)
    return true
  }

  /// Fetches packages and their dependencies from the network, and returns the folders of the fetched packages.
  private func fetch(_ packages: FetchedPackages) throws(BuildError) -> [String] {
    guard !packages.isEmpty else { return [] }
    guard !packages.isComplete else { return packages.places }
    try packages.prepare()
    let result = try runPackageManager(packages.arguments)
    guard result.isSuccess else { throw failure(of: result) }
    try packages.noteCompletion()
    return packages.places
  }

  private func manifest(
    of package: String,
    _ staged: StagedPackages
  ) throws(BuildError) -> PackageManifest {
    let result = try runPackageManager(["package", "--package-path", package, "dump-package"])
    guard result.isSuccess else { throw failure(of: result, staged) }
    do {
      return try PackageManifest(output: result.output)
    } catch {
      let name = staged.names["\(package)/Package.swift"] ?? "Package.swift"
      throw .packageFailed(
        "\(name): the package manager's description of this package cannot be read: \(error)"
      )
    }
  }

  /// The arguments for compiling packages, in addition to those in the packages' manifests.
  private var packageArguments: [String] {
    runtime.location.arguments(moduleFolder: runtime.moduleFolder)
      + ["-Xfrontend", "-import-module", "-Xfrontend", "NavFoundation", "-suppress-warnings"]
  }

  private func runPackageManager(
    _ arguments: [String]
  ) throws(BuildError) -> ToolResult {
    let swift =
      "\(toolchain.driver.split(separator: "/").dropLast().map { "/\($0)" }.joined())/swift"
    let command = ToolCommand(
      program: swift,
      arguments: arguments,
      environment: environment.variables(fetchingInto: "/tmp")
    )
    return try ToolRunner(seconds: Self.secondsForPackages)
      .run(command, otherwise: BuildError.toolchainMissing)
  }

  /// The time limit for building packages, in seconds.
  private static let secondsForPackages = 1800.0

  private func failure(of result: ToolResult, _ staged: StagedPackages? = nil) -> BuildError {
    let lines = PlainText.cleaned(result.output).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    // The package manager's progress appears between the compiler's messages.
    let output = lines.filter { $0.prefixMatch(of: #/\[\d+/\d+\] /#) == nil }.joined(
      separator: "\n"
    )
    let parser = DiagnosticParser(names: staged?.names ?? [:], hiddenPath: nil)
    var seen: Set<[String]> = []
    let errors = parser.diagnostics(in: output).filter { diagnostic in
      guard diagnostic.severity == .error, let file = diagnostic.file else { return false }
      // A module that others wait for may be compiled twice.
      let place = "\(diagnostic.line ?? 0):\(diagnostic.column ?? 0)"
      return seen.insert([file, place, diagnostic.message]).inserted
    }.map { diagnostic in
      var told = diagnostic
      told.text = staged?.named(diagnostic.text) ?? diagnostic.text
      told.explanation = DiagnosticExplanation.of(diagnostic.message)
      return told
    }
    if !errors.isEmpty { return .doesNotCompile(errors) }
    let said = lines.filter { $0.contains("error:") || $0.contains("fatal:") }
    let words = (said.isEmpty ? Array(lines.suffix(5)) : said).joined(separator: "\n")
    return .packageFailed(staged?.named(words) ?? words)
  }
}
