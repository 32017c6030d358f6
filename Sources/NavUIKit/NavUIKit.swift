/// The meaning of `import UIKit` to a learner's file: the few names of UIKit that SwiftUI code
/// touches.
///
/// On Apple's systems SwiftUI brings UIKit along, so that both are seen through either import.
@_exported public import NavUI
