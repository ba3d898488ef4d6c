namespace Assay.Experiments.Fuzz;

/// <summary>
/// Makes an input smaller as long as the same happens: halves of it are left out, then quarters, down to single bytes; then bytes become
/// zero.
/// </summary>
/// <param name="happens">Whether the same happens.</param>
/// <param name="most">How often that may be asked.</param>
internal sealed class InputReducer(Func<byte[], bool> happens, int most)
{
    private int asked;

    /// <summary>The smallest input found.</summary>
    public byte[] Reduce(byte[] input)
    {
        for (var length = Math.Max(1, input.Length / 2); asked < most; length = Math.Max(1, length / 2))
        {
            var before = input.Length;
            for (var at = 0; at < input.Length && asked < most;)
            {
                byte[] shorter = [.. input.AsSpan(0, at), .. input.AsSpan(Math.Min(input.Length, at + length))];
                if (Happens(shorter))
                    input = shorter;
                else
                    at += length;
            }

            if (length == 1 && input.Length == before)
                break;
        }

        return Simplify(input);
    }

    private byte[] Simplify(byte[] input)
    {
        for (var at = 0; at < input.Length && asked < most; at++)
        {
            byte[] simpler = [.. input];
            simpler[at] = 0;
            if (input[at] != 0 && Happens(simpler))
                input = simpler;
        }

        return input;
    }

    private bool Happens(byte[] input)
    {
        asked++;
        return happens(input);
    }
}
