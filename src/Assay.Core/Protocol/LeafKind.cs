namespace Assay.Core.Protocol;

/// <summary>Kinds of values at the ends of a graph. Numbers are the protocol's; never reuse one.</summary>
public enum LeafKind : byte
{
    /// <summary>True or false; one byte.</summary>
    Boolean = 0,

    /// <summary>An integer of any width, little endian.</summary>
    Integer = 1,

    /// <summary>A UTF-16 unit, two bytes.</summary>
    Character = 2,

    /// <summary>IEEE 754 of two, four or eight bytes, little endian.</summary>
    Floating = 3,

    /// <summary>A decimal: low, middle and high part, flags, each four bytes little endian.</summary>
    Decimal = 4,

    /// <summary>A text; no bytes of its own.</summary>
    Text = 5,

    /// <summary>A GUID in the layout of <see cref="Guid.ToByteArray()"/>.</summary>
    Guid = 6,

    /// <summary>A date and time: ticks in eight bytes, then <see cref="DateTimeKind"/>.</summary>
    DateTime = 7,

    /// <summary>A date and time with an offset: ticks in eight bytes, then minutes of offset in two.</summary>
    DateTimeOffset = 8,

    /// <summary>A duration: ticks in eight bytes.</summary>
    Duration = 9,

    /// <summary>A date: the number of its day in four bytes.</summary>
    Date = 10,

    /// <summary>A time of day: ticks in eight bytes.</summary>
    Time = 11,

    /// <summary>A value of an enum: the integer behind it, little endian.</summary>
    Enumeration = 12,

    /// <summary>An array of bytes.</summary>
    Bytes = 13,
}
