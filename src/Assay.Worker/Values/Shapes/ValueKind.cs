namespace Assay.Worker.Values.Shapes;

/// <summary>How values of a type are made.</summary>
internal enum ValueKind
{
    /// <summary>Not at all.</summary>
    None,

    /// <summary>From one text or number.</summary>
    Scalar,

    /// <summary>From a name or number.</summary>
    Enum,

    /// <summary>As whatever it is: a member declared as <see cref="object"/>.</summary>
    Anything,

    /// <summary>As its element, or null.</summary>
    Nullable,

    /// <summary>From elements in a row.</summary>
    Sequence,

    /// <summary>From elements in several dimensions.</summary>
    Grid,

    /// <summary>From keys and values.</summary>
    Dictionary,

    /// <summary>As what .NET has for the same: a collection or an option of F#.</summary>
    FSharp,

    /// <summary>Member by member.</summary>
    Members,
}
