namespace System;

/// <summary>What <c>^1</c> means to the compiler.</summary>
internal readonly struct Index(int value, bool fromEnd = false)
{
    private readonly int value = fromEnd ? ~value : value;

    public static Index Start => new(0);

    public static Index End => new(0, fromEnd: true);

    public static implicit operator Index(int value) => new(value);

    public int GetOffset(int length) => value < 0 ? value + length + 1 : value;
}

/// <summary>What <c>1..^1</c> means to the compiler.</summary>
internal readonly struct Range(Index start, Index end)
{
    public static Range All => new(Index.Start, Index.End);

    public Index Start => start;

    public Index End => end;

    public static Range StartAt(Index start) => new(start, Index.End);

    public static Range EndAt(Index end) => new(Index.Start, end);
}
