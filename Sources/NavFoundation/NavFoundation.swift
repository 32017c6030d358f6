// On Apple's systems, Foundation includes `@Observable`.
@_exported public import Observation
public import OpenCombine

/// A class whose changes can be observed.
///
/// On Apple's systems, Foundation has this name, so a file needs no other import for it.
public typealias ObservableObject = OpenCombine.ObservableObject

/// A property wrapper for a value whose changes are announced by the enclosing object.
///
/// On Apple's systems, Foundation has this name, so a file needs no other import for it.
public typealias Published = OpenCombine.Published
