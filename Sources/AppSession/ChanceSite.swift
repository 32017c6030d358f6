/// A place at which an app happened to be when it was stopped.
///
/// The place differs from run to run, so it distinguishes no endings: all places are equal.
package struct ChanceSite: Hashable, Sendable {
  /// The place, or nil if it is not known.
  package var site: CrashSite?

  package init(site: CrashSite? = nil) {
    self.site = site
  }

  /// Returns true, whatever the places are.
  package static func == (left: ChanceSite, right: ChanceSite) -> Bool { true }

  /// Adds nothing, because all places are equal.
  package func hash(into hasher: inout Hasher) {}
}
