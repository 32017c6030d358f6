import Foundation

extension Builder {
  /// Returns a builder with limits that depend on the size of a job, or this builder for a submission.
  ///
  /// - Parameter job: The job to compile.
  /// - Returns: The builder.
  func sized(for job: BuildJob) -> Builder {
    guard job.request.allowance == .ownWork else { return self }
    var builder = self
    if let packages = job.request.project?.built {
      builder.limits.readable?.append(packages.folder)
    }
    builder.limits.grow(
      bytes: job.sources.files.reduce(0) { $0 + $1.text.utf8.count },
      files: job.sources.files.count
    )
    builder.runner.seconds = Double(15 * builder.limits.processorSeconds)
    return builder
  }

  /// Checks each file separately to find the reason for the compiler's timeout, and returns that reason.
  ///
  /// A single wrong name in a long list of views can take all of the time, and hide mistakes elsewhere.
  ///
  /// - Parameters:
  ///   - plan: The commands that exceeded the limit.
  ///   - job: The job that was compiled.
  ///   - work: The folder of the build.
  /// - Returns: The errors of a file, the name of a file that takes too long, or the fact that each file is fine alone.
  /// - Throws: `BuildError` if the compiler cannot be started.
  func causeOfDelay(
    in plan: BuildPlan,
    of job: BuildJob,
    in work: WorkFolder
  ) throws(BuildError) -> BuildError {
    var builder = self
    builder.limits.processorSeconds = Self.secondsForOneFile
    let files = job.sources.files.sorted { $0.text.utf8.count > $1.text.utf8.count }
    for file in files.prefix(Self.filesLookedAt) {
      guard let name = file.name else { continue }
      let check = plan.checking(only: [file.path])
      let result = try builder.run(builder.command(check, of: plan, in: work))
      switch result.ending {
      case .exit(0): continue
      case .timeout, .signal(SIGXCPU), .signal(SIGKILL):
        return .fileTimedOut(file: name, seconds: Self.secondsForOneFile)
      default: break
      }
      do throws(BuildError) {
        _ = try CompilerReport(result, of: job, seconds: Self.secondsForOneFile).warnings()
      } catch .doesNotCompile(let diagnostics)
        where diagnostics.contains(where: { $0.severity == .error })
      {
        return .doesNotCompile(diagnostics)
      } catch {
        continue
      }
    }
    return .tooMuchToCompile(seconds: limits.processorSeconds, files: job.sources.names.count)
  }

  private static let secondsForOneFile = 10
  private static let filesLookedAt = 40
}

extension BuildPlan.Limits {
  /// Raises the limits of a tool in proportion to the size of the source.
  ///
  /// - Parameters:
  ///   - bytes: The length of the sources, in bytes.
  ///   - files: The number of files.
  mutating func grow(bytes: Int, files: Int) {
    // A line has about 35 bytes, so 10,000 lines get two minutes.
    processorSeconds += bytes / 3500
    megabytes += bytes / 256
    fileMegabytes += bytes >> 14
    openFiles += files
  }
}
