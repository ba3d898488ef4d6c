namespace Assay.Engine.Workers;

/// <summary>
/// Goes the way of a batch, without operations, until nothing on it is compiled any more: the conversation around a batch has methods of
/// its own, and each tier of theirs is compiled in the background, later on a busy machine, which would cost rows the rounds in which it
/// happens.
/// </summary>
internal sealed class Rehearsal
{
    private const int FewestTiers = 3;
    private const int MostTiers = 24;

    /// <summary>On a busy machine the background may only not have begun to compile.</summary>
    private const int QuietTiers = 2;

    private int tiers;
    private int quiet;

    /// <summary>Whether nothing is compiled any more, or patience is at its end.</summary>
    public bool IsOver => tiers >= MostTiers || (tiers >= FewestTiers && quiet >= QuietTiers);

    /// <summary>Takes another part into account: as many batches as methods take to be compiled again.</summary>
    public void Add(int methodsCompiled)
    {
        tiers++;
        quiet = methodsCompiled == 0 ? quiet + 1 : 0;
    }
}
