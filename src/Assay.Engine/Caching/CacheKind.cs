namespace Assay.Engine.Caching;

/// <summary>What a part of the cache is.</summary>
public enum CacheKind
{
    /// <summary>An adapter's program.</summary>
    Build,

    /// <summary>Payload files of a run in progress, or of one that was killed.</summary>
    Payloads,

    /// <summary>Logs.</summary>
    Logs,

    /// <summary>Results of <c>assay validate</c>, which nothing makes again: they are never cleared.</summary>
    Results,

    /// <summary>Anything else: removed only where its marker says that Assay made it.</summary>
    Other,
}
