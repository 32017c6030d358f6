package import Archives

/// The limits of what is looked at in a submission.
package struct IntakeLimits: Hashable, Sendable {
  /// The longest file that is taken, in bytes; beyond this a compiler needs gigabytes.
  package var fileBytes = 512 << 10
  /// The longest files that are taken, all together, in bytes.
  package var totalBytes = 2 << 20
  /// The most files and folders of a submission that are looked at.
  package var entries = 4_000
  /// The limits of archives.
  package var archive = ArchiveLimits()

  package init() {}
}
