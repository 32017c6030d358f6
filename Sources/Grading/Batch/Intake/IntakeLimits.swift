package import Archives

/// How much of a submission is looked at.
package struct IntakeLimits: Hashable, Sendable {
  /// The longest file that is taken, in bytes; beyond this a compiler needs gigabytes.
  package var fileBytes = 512 << 10
  /// The longest files that are taken, all together, in bytes.
  package var totalBytes = 2 << 20
  /// The most files and folders of a submission that are looked at.
  package var entries = 4_000
  /// What an archive may hold.
  package var archive = ArchiveLimits()

  package init() {}
}
