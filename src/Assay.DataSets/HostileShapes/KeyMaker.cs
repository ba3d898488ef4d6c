using Assay.Core.Workloads;

namespace Assay.DataSets.HostileShapes;

/// <summary>
/// Makes distinct keys: ordinary ones for even instances, keys of one hash code for odd ones. Both are equally long as text.
/// </summary>
internal static class KeyMaker
{
    private const uint Golden = 2654435761;
    private const uint FirstHigh = 0x40000000;
    private const uint Hash = 0x12345678;

    /// <summary>
    /// The beginning of both halves of a text's hash. Source: System.String, GetNonRandomizedHashCode, of .NET 5 and later.
    /// </summary>
    private const uint Begin = (5381 << 16) + 5381;

    // Characters of three bytes each in UTF-8, without surrogates, spaces and signs.
    private const uint FirstLetter = 0x4E00;
    private const uint LastLetter = 0xD7A3;
    private const uint Letters = 20_000;

    /// <summary>.NET's hash code of a long, and of a double's bits, is the exclusive or of its halves.</summary>
    public static IEnumerable<long> Longs(Recipe recipe)
    {
        for (uint number = 0; number < recipe.Size; number++)
        {
            var high = FirstHigh + number;
            var low = IsColliding(recipe) ? high ^ Hash : number * Golden;
            yield return ((long)high << 32) | low;
        }
    }

    /// <summary>
    /// Texts of eight characters. Their first half of the hash is mixed of the pairs 1 and 3, the second half of the pairs 2 and 4, which
    /// never change: for any pair 1 there is one pair 3 that gives a wanted hash, and every fourth of them is two letters.
    /// </summary>
    public static IEnumerable<string> Texts(Recipe recipe)
    {
        var made = 0;
        for (uint number = 0; made < recipe.Size; number++)
        {
            (var first, var second) =
                ((char)(FirstLetter + (number % Letters)), (char)(FirstLetter + (((number * 31) + (number / Letters)) % Letters)));
            var mixed = Begin5() ^ (first | ((uint)second << 16));
            var wanted = IsColliding(recipe) ? Hash : number * Golden;
            var pair = wanted ^ (RotateBy5(mixed) + mixed);
            if ((pair & 0xFFFF) is < FirstLetter or > LastLetter || pair >> 16 is < FirstLetter or > LastLetter)
                continue;
            made++;
            yield return new string([first, second, 'k', 'e', (char)(pair & 0xFFFF), (char)(pair >> 16), 'y', 's']);
        }
    }

    private static uint Begin5() => RotateBy5(Begin) + Begin;

    private static uint RotateBy5(uint value) => (value << 5) | (value >> 27);

    private static bool IsColliding(Recipe recipe) => recipe.Instance % 2 == 1;
}
