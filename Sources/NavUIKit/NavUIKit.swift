/// The names that `import UIKit` provides in a learner's file: the few that SwiftUI code uses.
///
/// On Apple's systems, SwiftUI includes UIKit, so either import gives access to both.
@_exported public import NavUI
