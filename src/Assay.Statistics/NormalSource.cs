namespace Assay.Statistics;

/// <summary>Normal numbers that are the same on every machine and runtime for the same seed; <see cref="Random"/> promises that only within one runtime.</summary>
/// <remarks>SplitMix64 (Steele, Lea and Flood, OOPSLA 2014) and the polar method (Marsaglia and Bray, SIAM Review 6(3), 1964).</remarks>
internal sealed class NormalSource(ulong seed)
{
    private ulong _state = seed;
    private double _spare = double.NaN;

    /// <summary>A number between 0, included, and 1, excluded.</summary>
    public double Uniform()
    {
        _state += 0x9E3779B97F4A7C15;
        var mixed = (_state ^ (_state >> 30)) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
        return ((mixed ^ (mixed >> 31)) >> 11) * (1.0 / (1UL << 53));
    }

    /// <summary>A number of mean 0 and standard deviation 1.</summary>
    public double Normal()
    {
        if (!double.IsNaN(_spare))
        {
            var spare = _spare;
            _spare = double.NaN;
            return spare;
        }

        double x, y, square;
        do
        {
            (x, y) = ((2 * Uniform()) - 1, (2 * Uniform()) - 1);
            square = (x * x) + (y * y);
        }
        while (square is >= 1 or 0);
        var factor = Math.Sqrt(-2 * Math.Log(square) / square);
        _spare = y * factor;
        return x * factor;
    }

    /// <summary>Fills a span with <see cref="Normal"/> numbers.</summary>
    public void Fill(Span<double> values)
    {
        for (var i = 0; i < values.Length; i++)
            values[i] = Normal();
    }
}
