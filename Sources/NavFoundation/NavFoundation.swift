// Foundation brings `@Observable` along on Apple's systems.
@_exported public import Observation
public import OpenCombine

/// A class whose changes can be observed.
///
/// Foundation has this name on Apple's systems, so that a file needs no other import for it.
public typealias ObservableObject = OpenCombine.ObservableObject

/// A property whose changes are announced by its object.
///
/// Foundation has this name on Apple's systems, so that a file needs no other import for it.
public typealias Published = OpenCombine.Published
