extension Builder {
  /// Throws an error if the code uses a symbol that is newer than the targeted system.
  func checkAvailability(
    _ plan: BuildPlan,
    of job: BuildJob,
    in work: WorkFolder
  ) throws(BuildError) {
    guard let system = job.request.checkedSystem else { return }
    let result = try run(command(plan.index, of: plan, in: work))
    guard result.isSuccess else {
      throw .broken("NavLab cannot list the names in the code: \(PlainText.cleaned(result.output))")
    }
    let table = try AvailabilityProbe(
      cache: cache,
      runtime: runtime,
      toolchain: toolchain,
      environment: environment,
      runner: runner
    ).table()
    let uses: [SymbolUse]
    do {
      uses = try IndexStore(library: toolchain.indexLibrary)
        .uses(in: "\(work.path)/\(BuildPlan.indexFolder)")
    } catch {
      throw .toolchainMissing("'--ios' needs the compiler's index: \(error)")
    }
    let check = AvailabilityCheck(table: table, system: system)
    let found = check.diagnostics(for: uses, in: job.sources.files)
    if !found.isEmpty { throw .doesNotCompile(found) }
  }
}

extension Toolchain {
  /// The path of the library that reads the compiler's index.
  fileprivate var indexLibrary: String {
    let compiler = direct?.frontend ?? driver
    let folder = compiler.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
    #if os(macOS)
    return "\(folder)/lib/libIndexStore.dylib"
    #else
    return "\(folder)/lib/libIndexStore.so"
    #endif
  }
}
