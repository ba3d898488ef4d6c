using Assay.Core.Protocol;

namespace Assay.Engine.Workers;

/// <summary>
/// Goes the way of a batch, without operations, until nothing on it is compiled any more: the conversation around a batch has methods of its own, and each tier of
/// theirs is compiled in the background, later on a busy machine, which would cost rows the rounds in which it happens.
/// </summary>
/// <param name="batch">Runs a batch without operations.</param>
/// <param name="pause">Leaves the background time to compile.</param>
internal sealed class Rehearsal(Func<BatchFrame> batch, Action pause)
{
    private const int FewestTiers = 3;
    private const int MostTiers = 24;

    /// <summary>On a busy machine the background may only not have begun to compile.</summary>
    private const int QuietTiers = 2;

    /// <summary>A method is compiled again after 30 calls.</summary>
    private const int CallsOfTier = 40;

    /// <summary>Rehearses.</summary>
    public void Run()
    {
        int quiet = 0;
        for (int tier = 0; tier < MostTiers && (tier < FewestTiers || quiet < QuietTiers); tier++)
        {
            int compiled = 0;
            for (int call = 0; call < CallsOfTier; call++)
                compiled += batch().MethodsCompiled;
            quiet = compiled == 0 ? quiet + 1 : 0;
            pause();
        }
    }
}
