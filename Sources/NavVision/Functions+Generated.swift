// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRequestCompletionHandler` of Vision, and does nothing.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Stands in for `VNDetectFaceRectanglesRequestRevision1` of Vision, and does nothing.
public let VNDetectFaceRectanglesRequestRevision1: Int = 1

/// Stands in for `VNDetectFaceRectanglesRequestRevision2` of Vision, and does nothing.
public let VNDetectFaceRectanglesRequestRevision2: Int = 2

/// Stands in for `VNDetectFaceRectanglesRequestRevision3` of Vision, and does nothing.
public let VNDetectFaceRectanglesRequestRevision3: Int = 3

/// Stands in for `VNDetectFaceLandmarksRequestRevision3` of Vision, and does nothing.
public let VNDetectFaceLandmarksRequestRevision3: Int = 3

/// Stands in for `VNRecognizeTextRequestRevision1` of Vision, and does nothing.
public let VNRecognizeTextRequestRevision1: Int = 1

/// Stands in for `VNRecognizeTextRequestRevision2` of Vision, and does nothing.
public let VNRecognizeTextRequestRevision2: Int = 2

/// Stands in for `VNRecognizeTextRequestRevision3` of Vision, and does nothing.
public let VNRecognizeTextRequestRevision3: Int = 3

/// Stands in for `VNDetectHumanBodyPoseRequestRevision1` of Vision, and does nothing.
public let VNDetectHumanBodyPoseRequestRevision1: Int = 1

/// Stands in for `VNDetectHumanHandPoseRequestRevision1` of Vision, and does nothing.
public let VNDetectHumanHandPoseRequestRevision1: Int = 1

/// Stands in for `VNClassifyImageRequestRevision1` of Vision, and does nothing.
public let VNClassifyImageRequestRevision1: Int = 1

/// Stands in for `VNDetectBarcodesRequestRevision3` of Vision, and does nothing.
public let VNDetectBarcodesRequestRevision3: Int = 3
