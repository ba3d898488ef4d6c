namespace Assay.Experiments.Mutations;

/// <summary>Kinds of hostile input that are judged, or told, differently.</summary>
public static class InputKinds
{
    /// <summary>The name of the kind whose inputs are beginnings of a valid payload.</summary>
    public const string Cut = "cut";

    /// <summary>The name under which results keep what fuzzing found.</summary>
    public const string Fuzz = "fuzz";

    /// <summary>The name of the kind whose inputs have keys of one hash code.</summary>
    public const string Collide = "collide";

    /// <summary>The name of the kind whose inputs are nested deeply.</summary>
    public const string Depth = "depth";
}
