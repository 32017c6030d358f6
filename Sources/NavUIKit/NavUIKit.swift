/// The meaning of `import UIKit` to a learner's file: the few names of UIKit that SwiftUI code
/// touches.
///
/// On Apple's systems, SwiftUI includes UIKit, so either import gives access to both.
@_exported public import NavUI
