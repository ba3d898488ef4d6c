using System.Globalization;
using System.Runtime.CompilerServices;
using Assay.Worker.Graphs;

namespace Assay.Worker.Feeding;

/// <summary>
/// Finds values that no correct reading gives: bits that no .NET code makes of a bool, a decimal or a date, and texts with the character
/// that decoders put in the place of bytes that are none.
/// </summary>
internal sealed class WrongValues : GraphWalk
{
    private const char Replacement = '\uFFFD';
    private const int DecimalBits = unchecked((int)0x7F00FFFF);
    private const int LargestScale = 28;

    private WrongValues()
    {
    }

    /// <summary>The first impossible value, as <c>path: what</c>; empty where there is none.</summary>
    public string Impossible { get; private set; } = "";

    /// <summary>The path of the first text with a replacement character; empty where there is none.</summary>
    public string Replaced { get; private set; } = "";

    /// <summary>Looks at a graph.</summary>
    /// <param name="declared">Its declared type, which paths begin with.</param>
    public static WrongValues In(object? root, Type declared)
    {
        WrongValues found = new();
        found.Walk(root, declared);
        return found;
    }

    protected override bool See(object value, TypeFacts facts, GraphPath path)
    {
        if (facts.Kind == NodeKind.Value)
            See(value, path);
        return facts.Kind == NodeKind.Value || (value is Array and not bool[] && value.GetType().GetElementType()!.IsPrimitive);
    }

    private void See(object value, GraphPath path)
    {
        if (value is string text)
        {
            if (Replaced.Length == 0 && text.Contains(Replacement))
                Replaced = path.ToString();
        }
        else if (Impossible.Length == 0 && Flaw(value) is { Length: > 0 } flaw)
        {
            Impossible = $"{path}: {flaw}";
        }
    }

    private static string Flaw(object value) => value switch
    {
        bool flag when Unsafe.As<bool, byte>(ref flag) > 1 =>
            string.Create(CultureInfo.InvariantCulture, $"a bool of {Unsafe.As<bool, byte>(ref flag)}"),
        decimal number when !IsPossible(number) => "a decimal with impossible bits",
        DateTime time when (ulong)time.Ticks > (ulong)DateTime.MaxValue.Ticks => "a date after the last one",
        _ => "",
    };

    private static bool IsPossible(decimal number)
    {
        var flags = decimal.GetBits(number)[3];
        return (flags & DecimalBits) == 0 && ((flags >> 16) & 0xFF) <= LargestScale;
    }
}
