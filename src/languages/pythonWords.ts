/** Matches words that only readers of Python understand. In other editions, only passages of the edition contain them. */
export const pythonWords =
  /\b(?:Python|python3?|pytest|Pytest|pip|PyPI|asyncio|conftest|pyproject|async with|async for|context managers?|keyword-only|(?:async|sync)_api|event loop|coroutines?|lambdas?|tuples?|decorators?|docstrings?|kwargs|PyInstaller|virtual environments?|Virtual environments?|(?:a)?sync API|re\.(?:compile|[A-Z]+)|time\.sleep|datetime|dicts?|ParseResult|UnicodeDecodeError|KeyError|AttributeError|\w+\.py)\b|^(?:async )?with$/g;
